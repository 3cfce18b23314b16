import type { Language } from '../language.ts';

export interface DemoPost {
  handle: string;
  author: string;
  date: string;
  picture: string;
  tags: readonly string[];
  products: readonly string[];
  texts: Readonly<Record<Language, DemoPostText>>;
}

interface DemoPostText {
  title: string;
  summary: string;
  pictureAlt: string;
  keywords: string;
  html: string;
}
