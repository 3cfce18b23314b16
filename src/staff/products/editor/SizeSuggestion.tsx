import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { readPackSize } from '../../../../contract/packSize.ts';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { measureLabels } from './fieldLabels.ts';

export function SizeSuggestion({ form }: Pick<EditorPanelProps, 'form'>) {
  const { formatMessage, formatNumber } = useIntl();
  const { name_en: name = '', unit_amount: typed = '' } = form.values;
  const size = readPackSize(name);
  if (typed.trim() !== '' || size.verdict !== 'read') return null;
  const { amount, measure, drained } = size;
  return (
    <Button
      sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
      onClick={() =>
        form.setValues({
          unit_amount: String(amount),
          unit_measure: measure,
          ...(drained !== undefined && { drained_amount: String(drained) }),
        })
      }
    >
      <FormattedMessage
        id="staff.product.takeSize"
        values={{
          amount: formatNumber(amount, { maximumFractionDigits: 3 }),
          measure: formatMessage({ id: measureLabels[measure] }),
        }}
      />
    </Button>
  );
}
