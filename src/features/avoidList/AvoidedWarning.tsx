import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAvoidListQuery } from '../../api/api.ts';
import type { Allergen } from '../../api/endpoints.gen.ts';
import { allergenIds } from '../../components/allergenIds.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';

interface AvoidedWarningProps {
  /** What the product is known to contain; undefined where that is not known */
  readonly allergens: readonly Allergen[] | undefined;
  /** Whether to warn of unknown allergens as well, to a customer who avoids any */
  readonly isComplete?: boolean;
  readonly className?: string | undefined;
}

/** Warns customers of what they avoid; nothing for visitors and for those who avoid nothing of it. */
export function AvoidedWarning({ allergens, isComplete = false, className }: AvoidedWarningProps) {
  const { formatList, formatMessage } = useIntl();
  const isLogged = useAppSelector(selectLogged);
  const { data } = useGetAvoidListQuery(undefined, { skip: !isLogged });
  const avoided = (isLogged && data?.avoid) || [];
  const met = allergens?.filter((allergen) => avoided.includes(allergen)) ?? [];
  const isUnknown = isComplete && allergens === undefined && avoided.length > 0;
  if (met.length === 0 && !isUnknown) return null;
  const names = formatList(met.map((allergen) => formatMessage({ id: allergenIds[allergen] })));
  return (
    <Alert severity="error" icon={false} role="note" className={className}>
      <FormattedMessage
        id={isUnknown ? 'cart.avoided.unknown' : 'cart.avoided.contains'}
        values={{ names }}
      />
    </Alert>
  );
}
