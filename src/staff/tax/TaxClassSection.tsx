import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useRemoveTaxClassMutation,
  useRenameTaxClassMutation,
  type TaxClass,
} from '../../api/staffApi.ts';
import { useMutationWithToast } from '../ui/useMutationWithToast.ts';
import { TaxClassForm } from './TaxClassForm.tsx';
import { TaxRateForm } from './TaxRateForm.tsx';
import { TaxRateRow } from './TaxRateRow.tsx';

/** Default tax class of new products. The backend refuses to delete it. */
const FIRST_CLASS = '1';

interface TaxClassSectionProps {
  readonly taxClass: TaxClass;
}

export function TaxClassSection({ taxClass }: TaxClassSectionProps) {
  const { class_id: classId, name, products, rates } = taxClass;
  const { formatMessage } = useIntl();
  const [rename] = useRenameTaxClassMutation();
  const [remove, isRemoving] = useMutationWithToast(
    useRemoveTaxClassMutation(),
    'staff.tax.classRemoved',
  );
  return (
    <Stack component="section" aria-label={name} spacing={1}>
      <Typography component="h3" variant="h5">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        <FormattedMessage id="staff.tax.products" values={{ count: products }} />
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rates.map((rate) => (
          <TaxRateRow
            key={`${rate.country_id} ${rate.zone_id} ${rate.day}`}
            classId={classId}
            rate={rate}
          />
        ))}
      </Stack>
      <details>
        <summary>{formatMessage({ id: 'staff.tax.changeOf' }, { name })}</summary>
        <Stack spacing={3} sx={{ pt: 2 }}>
          <TaxRateForm classId={classId} className={name} />
          <TaxClassForm
            draft={`staff-tax-class-${classId}`}
            name={name}
            labelId="staff.tax.className"
            submitId="staff.tax.rename"
            doneId="staff.tax.classRenamed"
            send={(taxClassForm, sendOnce) => sendOnce(rename, { classId, taxClassForm })}
          />
          {classId !== FIRST_CLASS && (
            <Button
              color="error"
              variant="outlined"
              disabled={isRemoving}
              onClick={() => void remove({ classId })}
              sx={{ alignSelf: 'flex-start' }}
            >
              <FormattedMessage id="staff.tax.removeClass" />
            </Button>
          )}
        </Stack>
      </details>
    </Stack>
  );
}
