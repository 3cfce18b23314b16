/** What the replay page takes from the app around it. */
export interface ReplayEnvironment {
  /** URL of the document that shows the storefront */
  readonly storefront: string;
  /** The shop's compiled texts in the language of a state */
  readonly textsOf: (state: object) => object;
}
