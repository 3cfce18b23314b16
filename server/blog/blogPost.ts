/** A tag of the blog; its name is in the language asked for, else in English. */
export interface BlogTag {
  handle: string;
  name: string;
  /** Posts that have it. */
  count: number;
}

/** What lists show of a post; texts are in the language asked for, else in English. */
export interface BlogCard {
  handle: string;
  title: string;
  summary: string;
  /** YYYY-MM-DD */
  date: string;
  author: string;
  /** Name in pictures.gen.json. */
  picture: string | null;
  pictureAlt: string;
  /** Handles. */
  tags: string[];
}

/** What a post's page shows. */
export interface BlogPost extends BlogCard {
  /** Cleaned HTML. */
  html: string;
  /** Separated by commas. */
  keywords: string;
  /** Ids of the products it speaks of, in the order shown. */
  productIds: string[];
}
