import type { FooterLinkEntry, FooterText, FooterValues } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';
import { readEntries, writeEntries } from './entryLists.ts';

const LANGUAGES = ['en', 'fr'] as const;

export const FOOTER_SERVICES = ['shipping', 'support', 'checkout'] as const;

/** Text fields of the footer with their maximum lengths. */
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
