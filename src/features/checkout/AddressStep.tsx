import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListAddressesQuery } from '../../api/api.ts';
import type { Address, Customer } from '../../api/endpoints.gen.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { answerState } from '../../lib/answerState.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { signInPath } from '../account/signInDestination.ts';
import { selectLogged, selectUser } from '../session/sessionSlice.ts';
import { AddressForm } from './AddressForm.tsx';
import { PartSkeleton } from './CheckoutSkeleton.tsx';
import { StepFrame } from './StepFrame.tsx';

const signInLink = (text: ReactNode) => <Link href={signInPath('/checkout')}>{text}</Link>;

// Placeholder until the customer's data has loaded. The server fills in the missing fields.
const UNKNOWN: Customer = { customer_id: '', firstname: '', lastname: '', email: '' };

const NONE: readonly Address[] = [];

export function AddressStep() {
  const isLogged = useAppSelector(selectLogged);
  return (
    <StepFrame step="address">
      {isLogged ? (
        <CustomerAddress />
      ) : (
        <>
          <p>
            <FormattedMessage id="checkout.address.signIn" values={{ link: signInLink }} />
          </p>
          <AddressForm user={false} saved={NONE} />
        </>
      )}
    </StepFrame>
  );
}

function CustomerAddress() {
  const user = useAppSelector(selectUser);
  const query = useListAddressesQuery();
  const { answer, hasFailed } = answerState(query);
  if (hasFailed) {
    return <ErrorState textId="checkout.address.failed" onRetry={query.refetch} />;
  }
  if (!answer) return <PartSkeleton />;
  return <AddressForm user={user || UNKNOWN} saved={answer.addresses ?? NONE} />;
}
