import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { object, string } from 'yup';
import {
  useListTaxRatesQuery,
  useRemoveTaxRateMutation,
  useSetTaxRateMutation,
  type TaxRate,
} from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { ServerFormFrame } from '../../forms/ServerFormFrame.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useStaffDispatch } from '../staffHooks.ts';
import { Panel } from '../ui/Panel.tsx';
import { toastShown } from '../ui/staffUiSlice.ts';
import { useStaffForm } from '../ui/useStaffForm.ts';
import { useTimes } from '../ui/useTimes.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';

const PERCENT = /^\d{1,2}(?:[.,]\d{1,2})?$/;

const schema = object({
  percent: string()
    .trim()
    .required('form.error.missing')
    .matches(PERCENT, 'staff.tax.percentInvalid'),
  day: string().required('form.error.missing'),
});

function RateRow({ rate: { day, percent, is_planned: isPlanned } }: { readonly rate: TaxRate }) {
  const { formatMessage, formatNumber } = useIntl();
  const date = useTimes().calendarDay(day);
  const [remove, isRemoving] = useMutationWithToast(
    useRemoveTaxRateMutation(),
    'staff.tax.removed',
  );
  const shown = formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
  if (!isPlanned) {
    return (
      <Typography component="li">
        <FormattedMessage id="staff.tax.now" values={{ percent: shown }} />
      </Typography>
    );
  }
  return (
    <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Typography sx={{ flex: 1 }}>
        <FormattedMessage id="staff.tax.planned" values={{ percent: shown, day: date }} />
      </Typography>
      <Button
        size="small"
        disabled={isRemoving}
        aria-label={formatMessage({ id: 'staff.tax.removeOf' }, { day: date })}
        onClick={() => void remove({ day })}
      >
        <FormattedMessage id="staff.tax.remove" />
      </Button>
    </Stack>
  );
}

function RateForm() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const [set] = useSetTaxRateMutation();
  const form = useStaffForm({
    name: 'staff-tax',
    initialValues: { percent: '', day: '' },
    schema,
    send: ({ percent = '', day = '' }, sendOnce) =>
      sendOnce(set, { day, taxRateForm: { percent: Number(percent.trim().replace(',', '.')) } }),
    onDone: () =>
      dispatch(toastShown({ kind: 'success', content: { messageId: 'staff.tax.saved' } })),
    isEmptied: true,
  });
  return (
    <ServerFormFrame form={form} submitLabel={formatMessage({ id: 'staff.tax.set' })}>
      <TextField
        field={form.fieldOf('percent')}
        label={formatMessage({ id: 'staff.tax.percent' })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        field={form.fieldOf('day')}
        label={formatMessage({ id: 'staff.tax.day' })}
        type="date"
      />
    </ServerFormFrame>
  );
}

export function TaxPanel() {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useListTaxRatesQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <Panel title={formatMessage({ id: 'staff.tax' })} extra={<ChangesLink subject="tax" />}>
      <Stack spacing={2}>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage id="staff.tax.hint" />
        </Typography>
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.rates.map((rate) => (
            <RateRow key={rate.day} rate={rate} />
          ))}
        </Stack>
        <RateForm />
      </Stack>
    </Panel>
  );
}
