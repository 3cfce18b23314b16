import { useGetProductQuery } from '../../api/api.ts';
import { Dialog } from '../../components/Dialog.tsx';
import type { DialogState } from '../ui/dialogState.ts';

interface QuickViewProps extends DialogState {
  readonly productId: string;
}

/** A product seen from its card, without leaving the list (QUICKVIEW rows). */
export function QuickView({ productId, ...state }: QuickViewProps) {
  const { data } = useGetProductQuery({ productId });
  const product = data || undefined;
  return (
    <Dialog title={product?.name ?? ''} {...state}>
      {null}
    </Dialog>
  );
}
