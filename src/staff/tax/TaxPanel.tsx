import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetTaxesQuery } from '../../api/staffApi.ts';
import { MainLoader } from '../../components/state/MainLoader.tsx';
import { ChangesLink } from '../changes/ChangesLink.tsx';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { Panel } from '../ui/Panel.tsx';
import { AddTaxClassForm } from './AddTaxClassForm.tsx';
import { TaxClassSection } from './TaxClassSection.tsx';
import { TaxPolicyForm } from './TaxPolicyForm.tsx';

export function TaxPanel() {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useGetTaxesQuery();
  if (!data && isFetching) return <MainLoader />;
  if (!data) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <Stack spacing={3}>
      <Panel title={formatMessage({ id: 'staff.tax' })} extra={<ChangesLink subject="tax" />}>
        <TaxPolicyForm taxes={data} />
      </Panel>
      <Panel title={formatMessage({ id: 'staff.tax.rates' })}>
        <Stack spacing={4}>
          <Typography variant="body2" color="textSecondary">
            <FormattedMessage id="staff.tax.hint" />
          </Typography>
          {data.classes.map((taxClass) => (
            <TaxClassSection key={taxClass.class_id} taxClass={taxClass} />
          ))}
          <AddTaxClassForm />
        </Stack>
      </Panel>
    </Stack>
  );
}
