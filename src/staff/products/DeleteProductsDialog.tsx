import { useIntl } from 'react-intl';
import { useDeleteProductsMutation, type ProductRow } from '../../api/staffApi.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

interface DeleteProductsDialogProps {
  readonly products: readonly ProductRow[];
  readonly onClose: () => void;
}

const MOST_NAMES = 5;

function shownNames(products: readonly ProductRow[]): string[] {
  const names = products.slice(0, MOST_NAMES).map(({ name }) => name);
  return products.length > MOST_NAMES ? [...names, '…'] : names;
}

export function DeleteProductsDialog({ products, onClose }: DeleteProductsDialogProps) {
  const { formatMessage, formatList } = useIntl();
  const [remove, isBusy] = useMutationWithToast(
    useDeleteProductsMutation(),
    'staff.products.deleted',
  );
  const ids = products.map(({ product_id: id }) => id);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage({ id: 'staff.products.delete.title' }, { count: ids.length })}
      text={formatMessage(
        { id: 'staff.products.delete.text' },
        { names: formatList(shownNames(products)) },
      )}
      confirmLabel={formatMessage({ id: 'staff.products.delete' })}
      isBusy={isBusy}
      onConfirm={async () => {
        if (await remove({ productDeletionForm: { product_ids: ids } })) onClose();
      }}
    />
  );
}
