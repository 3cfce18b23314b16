import { useIntl } from 'react-intl';
import type { Footer } from '../../../api/endpoints.gen.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectConfig } from '../../shop/configSelector.ts';

export function useFooter(): Footer {
  const { formatMessage } = useIntl();
  const { footer } = useAppSelector(selectConfig);
  if (footer) return footer;
  const text = (id: string) => formatMessage({ id });
  return {
    about_text: text('shell.footer.about.text'),
    about_link: '/info/about-us',
    chat_text: text('shell.footer.chat.text'),
    credit: text('shell.footer.credit'),
    services: [
      {
        name: 'shipping',
        title: text('shell.services.shipping.title'),
        text: text('shell.services.shipping.text'),
      },
      {
        name: 'support',
        title: text('shell.services.support.title'),
        text: text('shell.services.support.text'),
      },
      {
        name: 'checkout',
        title: text('shell.services.checkout.title'),
        text: text('shell.services.checkout.text'),
      },
    ],
    links: [
      { path: '/info/privacy-policy', title: text('shell.footer.links.privacy') },
      { path: '/info/shipping-delivery-policy', title: text('shell.footer.links.shipping') },
      { path: '/info/cancellation-refund-policy', title: text('shell.footer.links.refund') },
      { path: '/info/terms-condition', title: text('shell.footer.links.terms') },
    ],
  };
}
