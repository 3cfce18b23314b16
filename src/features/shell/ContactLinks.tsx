import { useIntl } from 'react-intl';
import { useAppSelector } from '../../store/hooks.ts';
import { configText, selectConfig } from '../shop/configSelector.ts';
import styles from './ContactLinks.module.css';

/** Telephone number and mail address of the shop, each where it is set. */
export function ContactLinks() {
  const intl = useIntl();
  const config = useAppSelector(selectConfig);
  const phone = configText(config, 'store_phone');
  const email = configText(config, 'store_email');
  return (
    <>
      {phone && (
        <p>
          <a
            href={`tel:${phone.replace(/[^+\d]/g, '')}`}
            className={styles.contact}
            aria-label={intl.formatMessage({ id: 'shell.footer.phone.label' }, { phone })}
          >
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={styles.contact}>
            {email}
          </a>
        </p>
      )}
    </>
  );
}
