import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { SelectField } from '../../../forms/SelectField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { productStatusTexts } from '../../ui/textIds.ts';
import { TWO_COLUMNS } from '../../ui/twoColumns.ts';
import { useTimeZone } from '../../ui/useTimeZone.ts';
import { PRODUCT_STATUSES } from '../productStatuses.ts';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { ProductTextField } from './ProductTextField.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

export function StatusPanel({ form }: EditorPanelProps) {
  const { formatMessage } = useIntl();
  const labelOf = useFieldLabel();
  const timeZone = useTimeZone();
  return (
    <Panel title={formatMessage({ id: 'staff.product.visibility' })}>
      <Box sx={TWO_COLUMNS}>
        <SelectField
          field={form.fieldOf('status')}
          label={labelOf('status')}
          placeholder={formatMessage({ id: 'staff.product.choose' })}
          options={PRODUCT_STATUSES.map((value) => ({
            value,
            label: formatMessage({ id: productStatusTexts[value].hint }),
          }))}
        />
        {form.values['status'] === 'draft' && (
          <ProductTextField
            form={form}
            name="publish_at"
            type="datetime-local"
            hint={formatMessage({ id: 'staff.product.publishHint' }, { timeZone })}
          />
        )}
      </Box>
    </Panel>
  );
}
