export interface BlogTag {
  handle: string;
  name: string;
  count: number;
}

export interface BlogCard {
  handle: string;
  title: string;
  summary: string;
  /** Publication date as YYYY-MM-DD. */
  date: string;
  author: string;
  picture: string | null;
  pictureAlt: string;
  tags: string[];
}

export interface BlogPost extends BlogCard {
  html: string;
  keywords: string;
  productIds: string[];
}
