/** What the foot of every page says, as it is stored: one document for each language. */
import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };
import type { Dto } from '../http/contractTypes.ts';
import type { Language } from '../language.ts';

/** What it says in one language. */
export type FooterDocument = Dto['Footer'];

/** A promise that stands above it. */
export type FooterService = FooterDocument['services'][number]['name'];

/** In the order shown. */
export const FOOTER_SERVICES: readonly FooterService[] = ['shipping', 'support', 'checkout'];

/** What it says where a shop wants nothing but its name and how to reach it. */
export const EMPTY_FOOTER: FooterDocument = {
  about_text: '',
  about_link: '',
  chat_text: '',
  credit: '',
  services: [],
  links: [],
};

const translations = { en: english, fr: french } as const;

/** What the storefront says in a shop that has no document of its own. */
export function builtInFooter(language: Language): FooterDocument {
  const said = translations[language];
  return {
    about_text: said['shell.footer.about.text'],
    about_link: '/info/about-us',
    chat_text: said['shell.footer.chat.text'],
    credit: said['shell.footer.credit'],
    services: FOOTER_SERVICES.map((name) => ({
      name,
      title: said[`shell.services.${name}.title`],
      text: said[`shell.services.${name}.text`],
    })),
    links: [
      { title: said['shell.footer.links.privacy'], path: '/info/privacy-policy' },
      { title: said['shell.footer.links.shipping'], path: '/info/shipping-delivery-policy' },
      { title: said['shell.footer.links.refund'], path: '/info/cancellation-refund-policy' },
      { title: said['shell.footer.links.terms'], path: '/info/terms-condition' },
    ],
  };
}
