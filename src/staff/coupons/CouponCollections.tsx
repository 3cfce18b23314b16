import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { FormattedMessage, useIntl } from 'react-intl';
import { useListStaffCollectionsQuery } from '../../api/staffApi.ts';
import { CheckboxField } from '../../forms/CheckboxField.tsx';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { readHandles } from './couponForm.ts';
import type { CouponPanelProps } from './couponPanelProps.ts';

export function CouponCollections({ form }: CouponPanelProps) {
  const { formatMessage } = useIntl();
  const { data } = useListStaffCollectionsQuery();
  const field = form.fieldOf('collections');
  const chosen = readHandles(field.value);
  const known = data ? data.collections : [];
  const gone = data
    ? chosen
        .filter((handle) => known.every((one) => one.handle !== handle))
        .map((handle) => ({
          handle,
          name: formatMessage({ id: 'staff.coupons.gone' }, { id: handle }),
        }))
    : [];
  const toggle = (handle: string, isOn: boolean) =>
    form.setValue(
      'collections',
      (isOn ? [...chosen, handle] : chosen.filter((it) => it !== handle)).join(' '),
    );
  return (
    <FormControl component="fieldset" error={field.error !== undefined}>
      <FormLabel component="legend">
        <FormattedMessage id="staff.coupons.field.collections" />
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
          columnGap: 2,
          maxHeight: 280,
          overflowY: 'auto',
        }}
      >
        {[...gone, ...known].map(({ handle, name }) => (
          <CheckboxField
            key={handle}
            name={`collections-${handle}`}
            label={name}
            isChecked={chosen.includes(handle)}
            onChange={(isOn) => toggle(handle, isOn)}
          />
        ))}
      </Box>
      <FieldError field={field} />
    </FormControl>
  );
}
