import Link from '@mui/material/Link';
import { useIntl } from 'react-intl';
import { telephoneUrl } from '../../../lib/telephoneUrl.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { configText, selectConfig } from '../../shop/configSelector.ts';

export function ContactLinks() {
  const intl = useIntl();
  const config = useAppSelector(selectConfig);
  const phone = configText(config, 'store_phone');
  const email = configText(config, 'store_email');
  return (
    <>
      {phone && (
        <p>
          <Link
            href={telephoneUrl(phone)}
            variant="button"
            aria-label={intl.formatMessage({ id: 'shell.footer.phone.label' }, { phone })}
          >
            {phone}
          </Link>
        </p>
      )}
      {email && (
        <p>
          <Link href={`mailto:${email}`} variant="button">
            {email}
          </Link>
        </p>
      )}
    </>
  );
}
