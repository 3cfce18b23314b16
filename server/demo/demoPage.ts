import type { PageDocument } from '../content/pageDocument.ts';
import type { Language } from '../language.ts';

export interface DemoPage {
  handle: string;
  texts: Readonly<Record<Language, PageDocument>>;
}
