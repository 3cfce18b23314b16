import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import Chip from '@mui/material/Chip';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSetDefaultAddressMutation } from '../../api/api.ts';
import type { Address } from '../../api/endpoints.gen.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { FormMessage } from '../../components/state/FormMessage.tsx';
import { useFocusHandover } from '../../components/useFocusHandover.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { removeAddressDialog } from './dialogs.ts';
import { AddressLines } from './AddressLines.tsx';
import styles from '../../components/CardList.module.css';
import { useWriteOutcome } from '../../forms/useWriteOutcome.ts';

const ADD_PATH = '/account/address?edit=new';

interface AddressListProps {
  readonly addresses: readonly Address[];
}

export function AddressList({ addresses }: AddressListProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <AddressCards addresses={addresses} onFocusLost={() => place.current?.focus()} />
    </div>
  );
}

interface AddressCardsProps extends AddressListProps {
  readonly onFocusLost: () => void;
}

function AddressCards({ addresses, onFocusLost }: AddressCardsProps) {
  const { formatMessage } = useIntl();
  const [setDefault, sending] = useSetDefaultAddressMutation();
  const outcome = useWriteOutcome(sending);
  const add = (
    <Button href={ADD_PATH} variant="contained">
      <FormattedMessage id="address.add" />
    </Button>
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
      <FormMessage outcome={outcome} />
      <ul className={styles.list}>
        {addresses.map((address) => (
          <AddressCard
            key={address.address_id}
            address={address}
            onFocusLost={onFocusLost}
            onDefault={() => {
              if (!sending.isLoading) {
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

interface AddressCardProps extends Pick<AddressCardsProps, 'onFocusLost'> {
  readonly address: Address;
  readonly onDefault: () => void;
}

function AddressCard({ address, onFocusLost, onDefault }: AddressCardProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { address_id: addressId, firstname, lastname, address_1, default: isDefault } = address;
  const name = `${firstname} ${lastname}, ${address_1}`;
  const card = useFocusHandover<HTMLLIElement>(onFocusLost);
  return (
    <Card component="li" variant="outlined" className={styles.card} ref={card}>
      {isDefault && (
        <Chip label={formatMessage({ id: 'address.isDefault' })} className={styles.mark} />
      )}
      <AddressLines address={address} />
      <CardActions>
        <Button
          href={`/account/address?edit=${encodeURIComponent(addressId)}`}
          variant="outlined"
          aria-label={formatMessage({ id: 'address.editNamed' }, { name })}
        >
          <FormattedMessage id="address.editShort" />
        </Button>
        <Button
          variant="outlined"
          aria-label={formatMessage({ id: 'address.removeNamed' }, { name })}
          onClick={() => dispatch(removeAddressDialog.opened({ addressId, label: name }))}
        >
          <FormattedMessage id="address.remove" />
        </Button>
        {!isDefault && (
          <DefaultButton
            label={formatMessage({ id: 'address.defaultNamed' }, { name })}
            onPress={onDefault}
            onFocusLost={onFocusLost}
          />
        )}
      </CardActions>
    </Card>
  );
}

interface DefaultButtonProps extends Pick<AddressCardsProps, 'onFocusLost'> {
  readonly label: string;
  readonly onPress: () => void;
}

function DefaultButton({ label, onPress, onFocusLost }: DefaultButtonProps) {
  const button = useFocusHandover<HTMLButtonElement>(onFocusLost);
  return (
    <Button ref={button} variant="outlined" aria-label={label} onClick={onPress}>
      <FormattedMessage id="address.makeDefault" />
    </Button>
  );
}
