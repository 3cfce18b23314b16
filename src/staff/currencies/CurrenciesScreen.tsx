import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { useListStaffCurrenciesQuery, type StaffCurrency } from '../../api/staffApi.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { PageHeader } from '../frame/PageHeader.tsx';
import { useStaffDispatch, useStaffSelector } from '../staffHooks.ts';
import { TaxPanel } from '../tax/TaxPanel.tsx';
import { Mark } from '../ui/Mark.tsx';
import { dialogClosed, dialogOpened, selectDialog } from '../ui/staffUiSlice.ts';
import { ROW_BORDER } from '../ui/rowBorder.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStoreCurrency } from '../ui/useStoreCurrency.ts';
import { StoreCurrencyForm } from './StoreCurrencyForm.tsx';
import { CurrencyDialog } from './CurrencyDialog.tsx';

function CurrencyRow({ currency }: { readonly currency: StaffCurrency }) {
  const { code: base } = useStoreCurrency();
  const { formatMessage, formatDisplayName } = useIntl();
  const dispatch = useStaffDispatch();
  const { code, symbol, rate, decimal, is_active: isActive, is_base: isBase } = currency;
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        gap: 2,
        p: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        ...ROW_BORDER,
      }}
    >
      <div style={{ flex: '1 1 220px', minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography component="h2" sx={{ fontWeight: 'var(--rr-weight-bold)' }}>
            {`${code} · ${formatDisplayName(code, { type: 'currency' })}`}
          </Typography>
          {isBase && (
            <Mark tone="info">
              <FormattedMessage id="staff.currencies.isBase" />
            </Mark>
          )}
          {!isActive && (
            <Mark tone="error">
              <FormattedMessage id="staff.currencies.isOff" />
            </Mark>
          )}
        </Stack>
        <Typography variant="body2" color="textSecondary">
          <FormattedMessage
            id="staff.currencies.line"
            values={{ symbol, rate, code, decimal, base }}
          />
        </Typography>
      </div>
      <Button
        size="small"
        variant="outlined"
        aria-label={formatMessage({ id: 'staff.currencies.editOf' }, { code })}
        onClick={() => dispatch(dialogOpened({ name: 'currency', code }))}
      >
        <FormattedMessage id="staff.currencies.edit" />
      </Button>
      <ChangesLink subject="currency" subjectId={code} name={code} />
    </Stack>
  );
}

export function CurrenciesScreen() {
  const { formatMessage } = useIntl();
  const dispatch = useStaffDispatch();
  const dialog = useStaffSelector(selectDialog);
  const may = usePermissions();
  const { code: base } = useStoreCurrency();
  const { data, error, isLoading, refetch } = useListStaffCurrenciesQuery();
  if (isLoading) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.currencies' })}>
        <Button
          variant="contained"
          onClick={() => dispatch(dialogOpened({ name: 'currency', code: null }))}
        >
          <FormattedMessage id="staff.currencies.add" />
        </Button>
      </PageHeader>
      <Typography sx={{ mb: 2 }}>
        <FormattedMessage id="staff.currencies.hint" values={{ base }} />
      </Typography>
      <Paper sx={{ boxShadow: 1 }}>
        <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.currencies.map((currency) => (
            <CurrencyRow key={currency.code} currency={currency} />
          ))}
        </Stack>
      </Paper>
      {data.can_change_base && may('shop.manage') && (
        <Box sx={{ mt: 3 }}>
          <StoreCurrencyForm key={base} code={base} />
        </Box>
      )}
      <Box sx={{ mt: 3 }}>
        <TaxPanel />
      </Box>
      {dialog?.name === 'currency' && (
        <CurrencyDialog
          currency={data.currencies.find(({ code }) => code === dialog.code)}
          onClose={() => dispatch(dialogClosed())}
        />
      )}
    </>
  );
}
