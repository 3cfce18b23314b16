import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { OrderRefund } from '../../api/endpoints.gen.ts';
import { refundReasonIds, refundStateIds } from './orderTexts.ts';
import styles from './OrderContent.module.css';

export function RefundLines({ refunds }: { readonly refunds: readonly OrderRefund[] }) {
  return (
    <List className={styles.refunds}>
      {refunds.map(({ amount_text: amount, reason, state, date }) => (
        <li key={`${date} ${amount}`}>
          <span>
            <FormattedMessage id={refundReasonIds[reason]} />{' '}
            <Typography variant="caption" component="span" color="textSecondary">
              <FormattedMessage id={refundStateIds[state]} />
            </Typography>
          </span>
          <span>{amount}</span>
        </li>
      ))}
    </List>
  );
}
