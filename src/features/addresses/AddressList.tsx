import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { isDone, useSetDefaultAddressMutation } from '../../api/api.ts';
import type { Address } from '../../api/endpoints.gen.ts';
import buttons from '../../components/Button.module.css';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FormMessage } from '../../components/FormMessage.tsx';
import { useAppDispatch } from '../../store/hooks.ts';
import { removeAddressDialog } from './dialogs.ts';
import styles from '../../components/CardList.module.css';
import { AddressLines } from './AddressLines.tsx';
import { rejectionText } from '../../forms/rejectionText.ts';

/** Where an address is added. */
const ADD_PATH = '/account/address?edit=new';

interface AddressListProps {
  /** The default one first */
  readonly addresses: readonly Address[];
}

/** The customer's addresses and what can be done with them. */
export function AddressList({ addresses }: AddressListProps) {
  const { formatMessage } = useIntl();
  const [setDefault, { data, isLoading, isUninitialized }] = useSetDefaultAddressMutation();
  const isSet = isDone(data);
  const text = isSet ? data && data.success : rejectionText(data || undefined);
  const isAnswered = !isUninitialized && !isLoading;
  const add = (
    <Link to={ADD_PATH} className={buttons.filled}>
      <FormattedMessage id="address.add" />
    </Link>
  );
  if (addresses.length === 0) {
    return (
      <EmptyState
        title={formatMessage({ id: 'address.empty' })}
        text={formatMessage({ id: 'address.emptyHint' })}
      >
        {add}
      </EmptyState>
    );
  }
  return (
    <>
      <FormMessage
        outcome={
          isAnswered
            ? {
                kind: isSet ? 'done' : 'error',
                text: text || formatMessage({ id: 'form.failed' }),
              }
            : undefined
        }
      />
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            onDefault={() => {
              if (!isLoading) {
                void setDefault({ addressKeyForm: { address_id: address.address_id } });
              }
            }}
          />
        ))}
      </ul>
      <p>{add}</p>
    </>
  );
}

interface AddressCardProps {
  readonly address: Address;
  readonly onDefault: () => void;
}

function AddressCard({ address, onDefault }: AddressCardProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { address_id: addressId, firstname, lastname, address_1, default: isDefault } = address;
  const name = `${firstname} ${lastname}, ${address_1}`;
  return (
    <li className={styles.card}>
      {isDefault && (
        <p className={styles.mark}>
          <FormattedMessage id="address.isDefault" />
        </p>
      )}
      <AddressLines address={address} />
      <div className={styles.ways}>
        <Link
          to={`/account/address?edit=${encodeURIComponent(addressId)}`}
          className={buttons.outlined}
          aria-label={formatMessage({ id: 'address.editNamed' }, { name })}
        >
          <FormattedMessage id="address.editShort" />
        </Link>
        <button
          type="button"
          className={buttons.outlined}
          aria-label={formatMessage({ id: 'address.removeNamed' }, { name })}
          onClick={() => dispatch(removeAddressDialog.opened({ addressId, label: name }))}
        >
          <FormattedMessage id="address.remove" />
        </button>
        {!isDefault && (
          <button
            type="button"
            className={buttons.outlined}
            aria-label={formatMessage({ id: 'address.defaultNamed' }, { name })}
            onClick={onDefault}
          >
            <FormattedMessage id="address.makeDefault" />
          </button>
        )}
      </div>
    </li>
  );
}
