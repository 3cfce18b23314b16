import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks.ts';
import { stockAlertDialog } from './dialogs.ts';

interface StockAlertButtonProps {
  readonly productId: string;
  readonly name: string;
}

export function StockAlertButton({ productId, name }: StockAlertButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      variant="contained"
      aria-haspopup="dialog"
      onClick={() => dispatch(stockAlertDialog.opened({ productId, productName: name }))}
    >
      <FormattedMessage id="stockAlert.open" />
    </Button>
  );
}
