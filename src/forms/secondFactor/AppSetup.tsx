import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadable } from '../../components/loadable.tsx';
import styles from './SecondFactor.module.css';

const QrCode = loadable(() => import(/* webpackChunkName: "qr-code" */ './QrCode.tsx'), 'QrCode');

function keyOf(uri: string): string {
  const secret = URL.canParse(uri) ? new URL(uri).searchParams.get('secret') : undefined;
  return (secret?.match(/.{1,4}/g) ?? []).join(' ');
}

/**
 * Authenticator set-up by QR code, key or link.
 * @param uri `otpauth:` URI
 */
export function AppSetup({ uri }: { readonly uri: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.code}>
      <div className={styles.picture}>
        <QrCode text={uri} title={formatMessage({ id: 'secondFactor.picture' })} />
      </div>
      <div className={styles.key}>
        <Typography>
          <FormattedMessage id="secondFactor.key" />
        </Typography>
        <Typography component="code">{keyOf(uri)}</Typography>
        <p>
          <Link href={uri}>
            <FormattedMessage id="secondFactor.open" />
          </Link>
        </p>
      </div>
    </div>
  );
}
