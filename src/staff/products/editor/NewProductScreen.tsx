import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useAddProductMutation } from '../../../api/staffApi.ts';
import { useRef } from 'react';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { useStaffDispatch } from '../../staffHooks.ts';
import { staffPaths } from '../../staffPaths.ts';
import { toastShown } from '../../ui/staffUiSlice.ts';
import { useStaffForm } from '../../ui/useStaffForm.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { EditorFrame } from '../../ui/EditorFrame.tsx';
import { FoodPanel } from './FoodPanel.tsx';
import { OptionsPanel } from './OptionsPanel.tsx';
import { emptyForm, toNewProduct } from './productForm.ts';
import { productSchema } from './productSchema.ts';
import { SalePanel } from './SalePanel.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { VariantsPanel } from './VariantsPanel.tsx';
import { SearchPanel } from './SearchPanel.tsx';
import { TextsPanel } from './TextsPanel.tsx';

const NO_VARIANTS: [] = [];

function NewProductForm() {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  const timeZone = useTimeZone();
  const [add] = useAddProductMutation();
  const addedId = useRef('');
  const form = useStaffForm({
    name: 'staff-product-new',
    initialValues: emptyForm,
    schema: productSchema,
    send: async (values, sendOnce) => {
      const { data, error } = await sendOnce(add, {
        newProductForm: toNewProduct(values, timeZone),
      });
      if (data) addedId.current = data.product_id;
      return { data, error };
    },
    onDone: () => {
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.product.added' } }));
      void navigate(staffPaths.product(addedId.current));
    },
    leadsAway: true,
  });
  const panel = { form, isReadOnly: false };
  return (
    <EditorFrame
      form={form}
      submitLabel={formatMessage({ id: 'staff.product.add' })}
      isReadOnly={false}
      onDiscard={undefined}
    >
      <StatusPanel {...panel} />
      <SalePanel {...panel} isNew />
      <TextsPanel {...panel} />
      <FoodPanel {...panel} />
      <OptionsPanel {...panel} />
      <VariantsPanel {...panel} stocks={NO_VARIANTS} />
      <SearchPanel {...panel} isNew />
    </EditorFrame>
  );
}

export function NewProductScreen() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.product.new' })} />
      <NewProductForm />
    </>
  );
}
