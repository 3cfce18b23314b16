import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { isDone, useCancelStockAlertsMutation } from '../../api/api.ts';
import buttons from '../../components/Button.module.css';
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
      <h1 className="pageTitle">
        <FormattedMessage id="stockAlert.stop.title" />
      </h1>
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
        <button
          type="button"
          className={buttons.filled}
          aria-disabled={isLoading}
          onClick={() => {
            if (!isLoading) void cancel({ verifyForm: { code } });
          }}
        >
          <FormattedMessage id="stockAlert.stop.confirm" />
        </button>
      ) : (
        <Link to="/shop" className={buttons.filled}>
          <FormattedMessage id="stockAlert.stop.shop" />
        </Link>
      )}
    </div>
  );
}
