/** A document `page/{handle}` of table content, one for each language: an information page under /info. */
export interface PageDocument {
  title: string;
  /** One or two plain sentences below the title. */
  lead: string;
  /** Cleaned HTML. */
  html: string;
  /** Name in pictures.gen.json; none where absent. */
  picture?: string;
  /** What the picture shows. */
  picture_alt?: string;
  /** Day since which it says this, as YYYY-MM-DD, where readers should know it. */
  changed?: string;
  meta_description: string;
  /** Separated by commas. */
  meta_keyword: string;
}

/** What names of these documents begin with. */
export const PAGE_PREFIX = 'page/';
