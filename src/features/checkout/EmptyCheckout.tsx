import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import buttons from '../../components/Button.module.css';
import { EmptyNotice } from '../../components/EmptyNotice.tsx';

/** There is nothing to order. */
export function EmptyCheckout() {
  const { formatMessage } = useIntl();
  return (
    <EmptyNotice
      title={formatMessage({ id: 'cart.screen.empty' })}
      text={formatMessage({ id: 'checkout.empty.text' })}
    >
      <Link to="/shop" className={buttons.filled}>
        <FormattedMessage id="cart.continue.text" />
      </Link>
    </EmptyNotice>
  );
}
