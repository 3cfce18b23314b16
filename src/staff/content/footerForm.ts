/** The foot of every page as its form has it: texts by field and language, and the links as one text. */
import type { FooterLinkEntry, FooterText, FooterValues } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { readEntries, writeEntries } from './entryLists.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** Promises above the foot, in the order shown. */
export const FOOTER_SERVICES = ['shipping', 'support', 'checkout'] as const;

/** Its texts, and of how many characters each may be. */
export const FOOTER_TEXTS: Readonly<Record<keyof FooterText, number>> = {
  about_text: 1000,
  chat_text: 200,
  credit: 200,
  shipping_title: 100,
  shipping_text: 200,
  support_title: 100,
  support_text: 200,
  checkout_title: 100,
  checkout_text: 200,
};

const TEXTS = Object.keys(FOOTER_TEXTS) as (keyof FooterText)[];

/** What a form shows of the foot. */
export function toFooterFields({ about_link, texts, links }: FooterValues): FormValues {
  return {
    about_link,
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        TEXTS.map((name) => [`${name}_${language}`, texts[language][name]]),
      ),
    ),
    footer_links: writeEntries(links),
  };
}

/** What is sent of a form of the foot. */
export function toFooterValues(form: FormValues): FooterValues {
  const text = (name: string) => form[name] ?? '';
  const textsIn = (language: string) =>
    Object.fromEntries(
      TEXTS.map((name) => [name, text(`${name}_${language}`)]),
    ) as unknown as FooterText;
  return {
    about_link: text('about_link'),
    texts: { en: textsIn('en'), fr: textsIn('fr') },
    links: readEntries<FooterLinkEntry>(text('footer_links')),
  };
}
