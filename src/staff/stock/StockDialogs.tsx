import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { dialogClosed, selectDialog } from '../ui/staffUiSlice.ts';
import { CorrectStockDialog } from './CorrectStockDialog.tsx';

export function StockDialogs() {
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  if (dialog?.name !== 'correctStock') return null;
  return (
    <CorrectStockDialog productId={dialog.productId} onClose={() => dispatch(dialogClosed())} />
  );
}
