import english from '../../translations/en.json' with { type: 'json' };
import french from '../../translations/fr.json' with { type: 'json' };
import type { Dto } from '../http/contractTypes.ts';
import type { Language } from '../language.ts';

export type FooterDocument = Dto['Footer'];

export type FooterService = FooterDocument['services'][number]['name'];

export const FOOTER_SERVICES: readonly FooterService[] = ['shipping', 'support', 'checkout'];

export const EMPTY_FOOTER: FooterDocument = {
  about_text: '',
  about_link: '',
  chat_text: '',
  credit: '',
  services: [],
  links: [],
};

const translations = { en: english, fr: french } as const;

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
