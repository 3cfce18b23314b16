/** Document `page/{handle}` of table content, one per language: an information page under /info. */
export interface PageDocument {
  title: string;
  lead: string;
  html: string;
  picture?: string;
  picture_alt?: string;
  /** Date of the last change as YYYY-MM-DD, if readers should see it. */
  changed?: string;
  meta_description: string;
  meta_keyword: string;
}

export const PAGE_PREFIX = 'page/';
