import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useLazyReviewOrderQuery } from '../../api/api.ts';
import { ChoiceList } from '../../forms/ChoiceList.tsx';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { NamedField } from '../../forms/NamedField.tsx';
import { PlaceFields } from '../../forms/PlaceFields.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useServerForm } from '../../forms/useServerForm.ts';
import {
  toAddressValues,
  addressReviewResult,
  addressSchema,
  initialAddress,
  NEW_ADDRESS,
  type AddressFormFor,
} from './addressFields.ts';
import { addressCompleted, selectCompleted } from './checkoutSlice.ts';
import { checkoutForm } from './checkoutValues.ts';
import { CHECKOUT_DRAFTS } from './checkoutDrafts.ts';
import { stepPath } from './steps.ts';

export function AddressForm(whom: AddressFormFor) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const completed = useAppSelector(selectCompleted);
  const [reviewOrder] = useLazyReviewOrderQuery();
  const form = useServerForm({
    name: CHECKOUT_DRAFTS.address,
    initialValues: initialAddress(whom, completed.address),
    schema: addressSchema(whom),
    send: async (values) => {
      const address = toAddressValues(values);
      const { data, error } = await reviewOrder({
        checkoutForm: checkoutForm({ address, delivery: null, payment: null }),
      });
      // A lazy query keeps its previous data after a new error, so check `error` first.
      return error || !data ? { error } : { data: { ...addressReviewResult(data), address } };
    },
    onDone: ({ address }) => {
      dispatch(addressCompleted(address));
      void navigate(stepPath('delivery'));
    },
  });
  const { user, saved } = whom;
  const isTyped = saved.length === 0 || form.values.address_id === NEW_ADDRESS;
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'checkout.address.next' })}>
      {!user && <NamedField form={form} name="email" />}
      {saved.length > 0 && (
        <ChoiceList
          field={form.fieldOf('address_id')}
          legend={formatMessage({ id: 'checkout.address.saved' })}
          choices={[
            ...saved.map((address) => ({
              value: address.address_id,
              title: `${address.firstname} ${address.lastname}`,
              hint: [address.address_1, address.address_2, address.postcode, address.city]
                .filter(Boolean)
                .join(', '),
            })),
            { value: NEW_ADDRESS, title: formatMessage({ id: 'checkout.address.new' }) },
          ]}
        />
      )}
      {isTyped && (
        <>
          <NamedField form={form} name="firstname" />
          <NamedField form={form} name="lastname" />
          <NamedField form={form} name="telephone" isRequired={false} />
          <PlaceFields form={form} />
        </>
      )}
    </ServerFormFrame>
  );
}
