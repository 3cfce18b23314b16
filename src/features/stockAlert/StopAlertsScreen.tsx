import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useCancelStockAlertsMutation } from '../../api/api.ts';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';
import { classNames } from '../../lib/classNames.ts';
import { linkedCode } from '../../lib/linkedCode.ts';
import styles from './StopAlertsScreen.module.css';
import pageStyles from '../../components/Page.module.css';
import { pressProps } from '../../components/pressProps.ts';

/**
 * Cancels stock alerts through an emailed link (/shop/alerts/stop#code=…). Asks for confirmation first, because
 * mail scanners also open links.
 */
export function StopAlertsScreen() {
  const code = linkedCode(useLocation().hash, 'code');
  const [cancel, sending] = useCancelStockAlertsMutation();
  const { isLoading } = sending;
  const outcome = useWriteOutcome(sending);
  const isStopped = outcome?.kind === 'done';
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
      <FormMessage outcome={outcome} />
      {code !== '' && !isStopped ? (
        <Button
          variant="contained"
          {...pressProps(isLoading, () => cancel({ verifyForm: { code } }))}
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
