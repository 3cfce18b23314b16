import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { isDone, useCancelStockAlertsMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/FormMessage.tsx';
import { classNames } from '../../lib/classNames.ts';
import { errorText } from '../../lib/errorText.ts';
import styles from './StopAlertsScreen.module.css';
import pageStyles from '../../components/Page.module.css';

const PREFIX = '#code=';

/**
 * Where the last link of an email about a product leads (/shop/alerts/stop#code=…). It asks first: programs that look into
 * mail open links, too.
 */
export function StopAlertsScreen() {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const code = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : '';
  const [cancel, { data, isLoading, isUninitialized }] = useCancelStockAlertsMutation();
  const answer = data || undefined;
  const isStopped = isDone(answer);
  const text = isStopped
    ? answer?.success || formatMessage({ id: 'form.done' })
    : (errorText(answer?.error) ?? formatMessage({ id: 'form.failed' }));
  return (
    <div className={classNames(pageStyles.page, styles.page)}>
      <Typography variant="pageTitle">
        <FormattedMessage id="stockAlert.stop.title" />
      </Typography>
      {!isStopped && (
        <p>
          <FormattedMessage id={code ? 'stockAlert.stop.lead' : 'stockAlert.stop.noCode'} />
        </p>
      )}
      <FormMessage
        outcome={
          isUninitialized || isLoading ? undefined : { kind: isStopped ? 'done' : 'error', text }
        }
      />
      {code !== '' && !isStopped ? (
        <Button
          variant="contained"
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) void cancel({ verifyForm: { code } });
          }}
        >
          <FormattedMessage id="stockAlert.stop.confirm" />
        </Button>
      ) : (
        <Button href="/shop" variant="contained">
          <FormattedMessage id="stockAlert.stop.shop" />
        </Button>
      )}
    </div>
  );
}
