import type { PageDocument } from '../content/pageDocument.ts';
import type { Language } from '../language.ts';

/** An information page of the demo shop. */
export interface DemoPage {
  /** Name in its path. */
  handle: string;
  texts: Readonly<Record<Language, PageDocument>>;
}
