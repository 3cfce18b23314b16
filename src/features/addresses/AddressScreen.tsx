import { useLocation } from 'react-router';
import { useListAddressesQuery } from '../../api/api.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { AddressForm } from './AddressForm.tsx';
import { AddressList } from './AddressList.tsx';
import { AccountSection } from '../account/AccountSection.tsx';
import { QueryView } from '../account/QueryView.tsx';

/** Address book (/account/address); `?edit=` is the id of the address to change, or `new`. */
export function AddressScreen() {
  return (
    <AccountPage titleId="shell.account.address">
      <AddressContent />
    </AccountPage>
  );
}

function AddressContent() {
  const { search } = useLocation();
  const query = useListAddressesQuery();
  const edited = new URLSearchParams(search).get('edit');
  return (
    <QueryView query={query}>
      {({ addresses = [] }) => {
        const address = addresses.find(({ address_id: id }) => id === edited);
        if (edited === null || (edited !== 'new' && !address)) {
          return <AddressList addresses={addresses} />;
        }
        return (
          <AccountSection titleId={address ? 'address.edit' : 'address.add'}>
            <AddressForm key={edited} address={address} />
          </AccountSection>
        );
      }}
    </QueryView>
  );
}
