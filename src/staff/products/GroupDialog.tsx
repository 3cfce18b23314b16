import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import {
  useChangeProductGroupMutation,
  useGetTaxesQuery,
  useListStaffCollectionsQuery,
  type ProductGroupForm,
  type ProductRow,
} from '../../api/staffApi.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { SelectField, type SelectOption } from '../../forms/SelectField.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { toastShown } from '../ui/staffUiSlice.ts';
import { groupLabels, groupTexts, productStatusTexts } from '../ui/textIds.ts';
import { PRODUCT_STATUSES } from './productStatuses.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';

interface GroupDialogProps {
  readonly field: ProductGroupForm['field'];
  readonly products: readonly ProductRow[];
  readonly onClose: () => void;
}

const schema = object({ value: string().required('form.error.missing') });

function useGroups(field: ProductGroupForm['field']): readonly SelectOption[] {
  const { data: collections } = useListStaffCollectionsQuery();
  const { data: taxes } = useGetTaxesQuery();
  const { formatMessage } = useIntl();
  if (field === 'status')
    return PRODUCT_STATUSES.map((value) => ({
      value,
      label: formatMessage({ id: productStatusTexts[value].hint }),
    }));
  return field === 'collection'
    ? (collections?.collections ?? []).map(({ handle, name }) => ({ value: handle, label: name }))
    : (taxes?.classes ?? []).map(({ class_id: value, name }) => ({ value, label: name }));
}

export function GroupDialog({ field, products, onClose }: GroupDialogProps) {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [change] = useChangeProductGroupMutation();
  const options = useGroups(field);
  const count = products.length;
  const form = useStaffForm({
    name: `staff-group-${field}`,
    initialValues: { value: '' },
    schema,
    send: ({ value = '' }, sendOnce) =>
      sendOnce(change, {
        productGroupForm: { field, value, product_ids: products.map(({ product_id: id }) => id) },
      }),
    isEmptied: true,
    onDone: () => {
      const content = { messageId: 'staff.products.bulk.done', values: { count } };
      dispatch(toastShown({ kind: 'success', content }));
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage({ id: groupTexts[field] })}>
      <ServerFormFrame
        form={form}
        submitLabel={formatMessage({ id: 'staff.products.bulk.apply' }, { count })}
      >
        <SelectField
          field={form.fieldOf('value')}
          label={formatMessage({ id: groupLabels[field] })}
          placeholder={formatMessage({ id: 'staff.product.choose' })}
          options={options}
        />
      </ServerFormFrame>
    </Dialog>
  );
}
