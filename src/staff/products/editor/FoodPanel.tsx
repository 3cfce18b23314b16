import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { NUTRIENTS } from '../../../../contract/nutrients.ts';
import { allergenIds } from '../../../components/goods/allergenIds.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { markLabels } from './fieldLabels.ts';
import { LANGUAGES, NO_ALLERGEN } from './productForm.ts';
import { AllergenWarning } from './AllergenWarning.tsx';
import { ProductTextField } from './ProductTextField.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

interface TickedProps extends Pick<EditorPanelProps, 'form'> {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly alone?: string;
}

function Ticked({ form, name, labels, alone }: TickedProps) {
  const { formatMessage } = useIntl();
  const labelOf = useFieldLabel();
  const words = (form.values[name] ?? '').split(' ').filter((word) => word !== '');
  const toggle = (word: string, isOn: boolean) => {
    const others = words.filter((it) => it !== word && it !== alone);
    const kept = isOn && word === alone ? [] : others;
    form.setValue(name, (isOn ? [...kept, word] : others).join(' '));
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{labelOf(name)}</FormLabel>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          columnGap: 2,
        }}
      >
        {Object.entries(labels).map(([word, id]) => (
          <CheckboxField
            key={word}
            name={`${name}-${word}`}
            label={formatMessage({ id })}
            isChecked={words.includes(word)}
            onChange={(isOn) => toggle(word, isOn)}
          />
        ))}
      </Box>
    </FormControl>
  );
}

const STATED = { ...allergenIds, [NO_ALLERGEN]: 'staff.product.noAllergens' };

export function FoodPanel({ form }: EditorPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.product.food' })}>
      <Stack spacing={3}>
        <Ticked form={form} name="marks" labels={markLabels} />
        <Ticked form={form} name="allergens" labels={STATED} alone={NO_ALLERGEN} />
        <AllergenWarning form={form} />
        <Ticked form={form} name="may_contain" labels={allergenIds} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {LANGUAGES.map((language) => (
            <ProductTextField
              key={language}
              form={form}
              name={`allergen_names_${language}`}
              hint={formatMessage({ id: 'staff.product.allergenNamesHint' })}
            />
          ))}
        </Box>
        <FormControl component="fieldset">
          <FormLabel component="legend" sx={{ mb: 1 }}>
            {formatMessage({ id: 'compare.nutrition.title' })}
          </FormLabel>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
            }}
          >
            {NUTRIENTS.map((name) => (
              <ProductTextField key={name} form={form} name={name} inputMode="decimal" />
            ))}
          </Box>
        </FormControl>
      </Stack>
    </Panel>
  );
}
