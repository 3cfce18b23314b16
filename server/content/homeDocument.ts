/** The document `home` of table content, one for each language. */
export interface HomeDocument {
  banners: readonly HomeBanner[];
}

export interface HomeBanner {
  title: string;
  text: string;
  /** Path inside the shop. */
  link: string;
  link_text: string;
  /** Name in pictures.gen.json. */
  picture: string;
  /** What the picture shows. */
  alt: string;
}
