import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { SelectField } from '../../forms/SelectField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useTimeZone } from '../ui/useTimeZone.ts';
import { couponKinds, couponLabels } from './couponLabels.ts';
import type { CouponPanelProps } from './couponPanelProps.ts';

interface CouponRulesPanelProps extends CouponPanelProps {
  readonly isNew?: boolean;
}

export function CouponRulesPanel({ form, isNew = false }: CouponRulesPanelProps) {
  const { formatMessage } = useIntl();
  const timeZone = useTimeZone();
  const label = (name: keyof typeof couponLabels) => formatMessage({ id: couponLabels[name] });
  const isPercent = form.values['kind'] !== 'amount';
  const flag = (name: 'once' | 'paused') => (
    <CheckboxField
      name={name}
      label={label(name)}
      isChecked={form.values[name] !== ''}
      onChange={(isOn) => form.setValue(name, isOn ? '1' : '')}
    />
  );
  const clock = (name: 'starts' | 'ends', hintId: string) => (
    <TextField
      field={form.fieldOf(name)}
      label={label(name)}
      hint={formatMessage({ id: hintId }, { timeZone })}
      isRequired={false}
      type="datetime-local"
    />
  );
  return (
    <Panel title={formatMessage({ id: 'staff.coupons.rules' })}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {isNew && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <TextField
              field={form.fieldOf('code')}
              label={label('code')}
              hint={formatMessage({ id: 'staff.coupons.codeHint' })}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Box>
        )}
        <SelectField
          field={form.fieldOf('kind')}
          label={label('kind')}
          placeholder={formatMessage({ id: 'form.choose' })}
          options={couponKinds.map(([value, labelId]) => ({
            value,
            label: formatMessage({ id: labelId }),
          }))}
        />
        {isPercent ? (
          <TextField
            field={form.fieldOf('percent')}
            label={label('percent')}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : (
          <TextField
            field={form.fieldOf('amount')}
            label={label('amount')}
            inputMode="decimal"
            autoComplete="off"
          />
        )}
        {clock('starts', 'staff.coupons.startsHint')}
        {clock('ends', 'staff.coupons.endsHint')}
        <TextField
          field={form.fieldOf('minimum')}
          label={label('minimum')}
          hint={formatMessage({ id: 'staff.coupons.minimumHint' })}
          isRequired={false}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          field={form.fieldOf('limit')}
          label={label('limit')}
          hint={formatMessage({ id: 'staff.coupons.limitHint' })}
          isRequired={false}
          inputMode="numeric"
          autoComplete="off"
        />
        {flag('once')}
        {flag('paused')}
      </Box>
    </Panel>
  );
}
