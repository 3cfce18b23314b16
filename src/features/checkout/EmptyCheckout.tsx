import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import buttons from '../../components/Button.module.css';
import { EmptyState } from '../../components/EmptyState.tsx';

/** There is nothing to order. */
export function EmptyCheckout() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'cart.screen.empty' })}
      text={formatMessage({ id: 'checkout.empty.text' })}
    >
      <Link to="/shop" className={buttons.filled}>
        <FormattedMessage id="cart.continue.text" />
      </Link>
    </EmptyState>
  );
}
