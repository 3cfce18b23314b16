import { useGetCountryQuery } from '../api/api.ts';
import type { CountryWithZones } from '../api/endpoints.gen.ts';
import { CountryField, ZoneField } from './CountryFields.tsx';
import { NamedField } from './NamedField.tsx';
import { PostcodeField } from './PostcodeField.tsx';
import type { ServerForm } from './useServerForm.ts';

type PlacePart = NonNullable<CountryWithZones['place_order']>[number];

const ORDER: readonly PlacePart[] = ['postcode', 'city', 'zone'];

const fields: Readonly<Record<PlacePart, (form: ServerForm<unknown>) => React.ReactNode>> = {
  city: (form) => <NamedField key="city" form={form} name="city" />,
  postcode: (form) => <PostcodeField key="postcode" form={form} />,
  zone: (form) => <ZoneField key="zone" form={form} />,
};

export function PlaceFields({ form }: { readonly form: ServerForm<unknown> }) {
  const { value: countryId } = form.fieldOf('country_id');
  const { currentData } = useGetCountryQuery({ countryId }, { skip: countryId === '' });
  const order = currentData?.place_order ?? ORDER;
  return (
    <>
      <CountryField form={form} />
      <NamedField form={form} name="address_1" />
      <NamedField form={form} name="address_2" isRequired={false} />
      {order.map((part) => fields[part](form))}
    </>
  );
}
