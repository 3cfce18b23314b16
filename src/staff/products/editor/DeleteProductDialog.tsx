import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useDeleteProductMutation, type StaffProduct } from '../../../api/staffApi.ts';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { forgetDraft } from '../../../forms/formDrafts.ts';
import { useStaffDispatch, useStaffSelector } from '../../staffHooks.ts';
import { staffPaths } from '../../staffPaths.ts';
import { dialogClosed, selectDialog } from '../../ui/staffUiSlice.ts';
import { useMutationWithToast } from '../../ui/useMutationWithToast.ts';
import { draftName } from './useProductForm.ts';

interface DeleteProductDialogProps {
  readonly product: Pick<StaffProduct, 'product_id'>;
  readonly name: string;
}

export function DeleteProductDialog({ product, name }: DeleteProductDialogProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const [remove, isBusy] = useMutationWithToast(
    useDeleteProductMutation(),
    'staff.product.deleted',
  );
  const { product_id: productId } = product;
  if (dialog?.name !== 'deleteProduct') return null;
  return (
    <ConfirmDialog
      isOpen
      onClose={() => dispatch(dialogClosed())}
      title={formatMessage({ id: 'staff.product.delete.title' }, { name })}
      text={formatMessage({ id: 'staff.product.delete.text' })}
      confirmLabel={formatMessage({ id: 'staff.product.delete' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (!(await remove({ productId }))) return;
        forgetDraft(draftName(productId));
        void navigate(staffPaths.products);
      }}
    />
  );
}
