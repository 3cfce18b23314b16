import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetAvoidListQuery } from '../../api/api.ts';
import type { Allergen, Product } from '../../api/endpoints.gen.ts';
import { allergenIds } from '../../components/goods/allergenIds.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLogged } from '../session/sessionSlice.ts';

interface AvoidedWarningProps {
  readonly contents: Pick<Product, 'allergens' | 'may_contain'>;
  readonly isComplete?: boolean;
  readonly className?: string | undefined;
}

function warningOf(met: number, possible: number, isUnknown: boolean): string | undefined {
  if (met > 0) return 'cart.avoided.contains';
  if (possible > 0) return 'cart.avoided.mayContain';
  return isUnknown ? 'cart.avoided.unknown' : undefined;
}

export function AvoidedWarning({ contents, isComplete = false, className }: AvoidedWarningProps) {
  const { formatList, formatMessage } = useIntl();
  const isLogged = useAppSelector(selectLogged);
  const { data } = useGetAvoidListQuery(undefined, { skip: !isLogged });
  const avoided = (isLogged && data?.avoid) || [];
  const { allergens, may_contain: traces = [] } = contents;
  const isAvoided = (allergen: Allergen) => avoided.includes(allergen);
  const met = (allergens ?? []).filter(isAvoided);
  const possible = traces.filter(isAvoided);
  const isUnknown = isComplete && !allergens && avoided.length > 0;
  const id = warningOf(met.length, possible.length, isUnknown);
  if (id === undefined) return null;
  const shown = met.length > 0 ? met : possible;
  const names = formatList(shown.map((allergen) => formatMessage({ id: allergenIds[allergen] })));
  return (
    <Alert severity="error" icon={false} role="note" className={className}>
      <FormattedMessage id={id} values={{ names }} />
    </Alert>
  );
}
