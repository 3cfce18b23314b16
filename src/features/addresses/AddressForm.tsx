import Link from '@mui/material/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useSaveAddressMutation } from '../../api/api.ts';
import type { Address } from '../../api/endpoints.gen.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { fieldSchema, allRequired, type FieldSpec } from '../../forms/fieldRules.ts';
import { PlaceFields } from '../../forms/PlaceFields.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';

const LIST_PATH = '/account/address';

const FIELDS: readonly FieldSpec[] = [
  ...allRequired(['firstname', 'lastname']),
  { name: 'telephone', required: false },
  ...allRequired(['address_1']),
  { name: 'address_2', required: false },
  // Some countries have no postcodes; the server knows which.
  { name: 'postcode', required: false },
  ...allRequired(['city', 'country_id']),
];

const schema = fieldSchema(FIELDS);

const NEW = {
  firstname: '',
  lastname: '',
  telephone: '',
  address_1: '',
  address_2: '',
  postcode: '',
  city: '',
  country_id: '',
  zone_id: '',
};

export function AddressForm({ address }: { readonly address: Address | undefined }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [save] = useSaveAddressMutation();
  const addressId = address?.address_id ?? '';
  const { firstname, lastname, telephone, address_1, address_2 } = address ?? NEW;
  const { postcode, city, country_id, zone_id } = address ?? NEW;
  const form = useServerForm({
    name: `address ${addressId}`,
    initialValues: {
      firstname,
      lastname,
      telephone,
      address_1,
      address_2,
      postcode,
      city,
      country_id,
      zone_id,
    },
    schema,
    send: (values) => {
      const addressForm = { ...NEW, ...values, ...(addressId && { address_id: addressId }) };
      return save({ addressForm });
    },
    leadsAway: true,
    onDone: () => void navigate(LIST_PATH),
  });
  return (
    <ServerFormFrame
      form={form}
      submitLabel={formatMessage({ id: 'address.save' })}
      footer={
        <Link href={LIST_PATH}>
          <FormattedMessage id="address.back" />
        </Link>
      }
    >
      <NamedField form={form} name="firstname" />
      <NamedField form={form} name="lastname" />
      <NamedField form={form} name="telephone" isRequired={false} />
      <PlaceFields form={form} />
    </ServerFormFrame>
  );
}
