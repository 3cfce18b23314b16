import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../api/endpoints.gen.ts';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { DeliveryTime } from './DeliveryTime.tsx';
import styles from './OrderContent.module.css';

export function OrderDetails({ answer }: { readonly answer: Order }) {
  const { number, short_number: short, address, delivery, note, email } = answer;
  return (
    <Card component="section" variant="outlined" className={styles.part}>
      <Typography variant="h4" component="h2">
        <FormattedMessage id="order.details" />
      </Typography>
      {short && (
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="order.reference" values={{ number }} />
        </Typography>
      )}
      {address && (
        <>
          <Typography variant="h6" component="h3">
            <FormattedMessage id="order.address" />
          </Typography>
          <AddressLines address={address} />
          {email && <p>{email}</p>}
        </>
      )}
      {delivery && (
        <>
          <Typography variant="h6" component="h3">
            <FormattedMessage id="order.delivery" />
          </Typography>
          <p>
            <span>{delivery.name}</span>
            <DeliveryTime delivery={delivery} />
          </p>
        </>
      )}
      {note && (
        <>
          <Typography variant="h6" component="h3">
            <FormattedMessage id="order.note" />
          </Typography>
          <p>{note}</p>
        </>
      )}
    </Card>
  );
}
