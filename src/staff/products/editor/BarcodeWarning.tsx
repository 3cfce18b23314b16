import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { checkDigitOf, cleanNumber, gtinKey, hasGtinLength } from '../../../../contract/gtin.ts';
import type { EditorPanelProps } from './editorPanelProps.ts';

export function BarcodeWarning({ form }: Pick<EditorPanelProps, 'form'>) {
  const code = cleanNumber(form.values['barcode'] ?? '');
  if (!hasGtinLength(code) || gtinKey(code) !== undefined) return null;
  return (
    <Alert severity="warning" icon={false} sx={{ gridColumn: '1 / -1' }}>
      <FormattedMessage
        id="staff.product.checkDigit"
        values={{ code, digit: checkDigitOf(code.slice(0, -1)) }}
      />
    </Alert>
  );
}
