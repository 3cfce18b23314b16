/** The foot of every page as its form has it: texts by field and language, and the links as one text. */
import type { FooterLinkEntry, FooterText, FooterValues } from '../../api/staffApi.ts';
import type { FormValues } from '../../forms/useServerForm.ts';

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

/** A link that nothing is written in. */
export const NEW_FOOTER_LINK: FooterLinkEntry = { path: '/', title_en: '', title_fr: '' };

/** The links that a field's text holds. */
export const readLinks = (text: string): FooterLinkEntry[] =>
  JSON.parse(text || '[]') as FooterLinkEntry[];

/** Links as a field's text; nothing for none. */
export const writeLinks = (links: readonly FooterLinkEntry[]): string =>
  links.length === 0 ? '' : JSON.stringify(links);

/** What a form shows of the foot. */
export function toFooterFields({ about_link, texts, links }: FooterValues): FormValues {
  return {
    about_link,
    ...Object.fromEntries(
      LANGUAGES.flatMap((language) =>
        TEXTS.map((name) => [`${name}_${language}`, texts[language][name]]),
      ),
    ),
    footer_links: writeLinks(links),
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
    links: readLinks(text('footer_links')),
  };
}
