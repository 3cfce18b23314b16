import { FormattedMessage } from 'react-intl';
import { useGetCountryQuery } from '../../api/api.ts';
import { useCountryName } from '../../forms/useCountryName.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { AddressLines } from '../addresses/AddressLines.tsx';
import { selectUser } from '../session/sessionSlice.ts';
import { selectCompleted } from './checkoutSlice.ts';
import { useCompletedAddress, type OrderPlace } from './useCompletedAddress.ts';

export function CompletedAddress() {
  const user = useAppSelector(selectUser);
  const { address: completed } = useAppSelector(selectCompleted);
  const { state, address } = useCompletedAddress();
  return (
    <>
      {address && <AddressWithNames place={address} />}
      {state === 'gone' && <FormattedMessage id="checkout.address.gone" />}
      <p>{user ? user.email : completed?.email}</p>
    </>
  );
}

function AddressWithNames({ place }: { readonly place: OrderPlace }) {
  const countryName = useCountryName();
  const { country_id: countryId, zone_id: zoneId } = place;
  const { data: known } = useGetCountryQuery({ countryId }, { skip: countryId === '' });
  const address = {
    ...place,
    country: countryName(countryId, known?.name ?? ''),
    zone: known?.zone.find(({ zone_id: id }) => id === zoneId)?.name ?? '',
  };
  return <AddressLines address={address} />;
}
