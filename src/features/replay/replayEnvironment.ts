import type { RecordedApp } from '../support/recording.ts';

/** What the replay page takes from the app around it. */
export interface ReplayEnvironment {
  /** Whose recordings are shown */
  readonly app: RecordedApp;
  /** URL of the document that shows the storefront */
  readonly storefront: string;
  /** The shop's compiled texts in the language of a state */
  readonly textsOf: (state: object) => object;
}
