import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { pressProps } from '../../../components/pressProps.ts';
import { useSaveCartLineMutation } from '../../../api/api.ts';
import type { CartItem } from '../../../api/endpoints.gen.ts';

interface SaveLineButtonProps {
  readonly line: Pick<CartItem, 'cart_item_id' | 'name'>;
}

export function SaveLineButton({ line }: SaveLineButtonProps) {
  const { formatMessage } = useIntl();
  const [saveLine, { isLoading: isSaving }] = useSaveCartLineMutation();
  return (
    <Button
      variant="inline"
      size="small"
      aria-label={formatMessage({ id: 'cart.line.saveLabel' }, { name: line.name })}
      {...pressProps(isSaving, () => saveLine({ cartKeyForm: { key: line.cart_item_id } }))}
    >
      <FormattedMessage id="cart.line.save" />
    </Button>
  );
}
