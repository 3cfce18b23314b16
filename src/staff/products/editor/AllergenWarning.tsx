import Alert from '@mui/material/Alert';
import { FormattedMessage, useIntl } from 'react-intl';
import { allergenIds } from '../../../components/goods/allergenIds.ts';
import { withoutMarks } from '../../ui/withoutMarks.ts';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { namedAllergens } from './namedAllergens.ts';

export function AllergenWarning({ form }: Pick<EditorPanelProps, 'form'>) {
  const { formatList, formatMessage } = useIntl();
  const { ingredients_en: en = '', ingredients_fr: fr = '', allergens = '' } = form.values;
  const ticked = allergens.split(' ');
  const named = namedAllergens(`${withoutMarks(en)} ${withoutMarks(fr)}`);
  const missing = named.filter((allergen) => !ticked.includes(allergen));
  if (missing.length === 0) return null;
  const names = formatList(missing.map((allergen) => formatMessage({ id: allergenIds[allergen] })));
  return (
    <Alert severity="warning" icon={false}>
      <FormattedMessage id="staff.product.allergensMissing" values={{ names }} />
    </Alert>
  );
}
