import type { RecordedApp } from '../support/recording.ts';

/** What the replay page takes from the app around it. */
export interface ReplayEnvironment {
  /** Whose recordings are shown */
  readonly app: RecordedApp;
  /** URL of the document that shows it, and the id of what that is called */
  readonly frame: { readonly url: string; readonly titleId: string };
  /** Its compiled texts in the language of a state */
  readonly textsOf: (state: object) => object;
}
