import type { Language } from '../language.ts';

/** A post of the demo shop's blog. */
export interface DemoPost {
  /** Name in its path. */
  handle: string;
  author: string;
  /** YYYY-MM-DD */
  date: string;
  /** Name in pictures.gen.json. */
  picture: string;
  /** Handles of its tags. */
  tags: readonly string[];
  /** Handles of the products it speaks of, in the order shown. */
  products: readonly string[];
  texts: Readonly<Record<Language, DemoPostText>>;
}

interface DemoPostText {
  title: string;
  summary: string;
  pictureAlt: string;
  /** Separated by commas. */
  keywords: string;
  html: string;
}
