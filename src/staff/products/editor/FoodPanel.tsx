import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useIntl } from 'react-intl';
import { allergenIds } from '../../../components/allergenIds.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { markLabels } from './fieldLabels.ts';
import { NUTRIENTS } from './productForm.ts';
import { ProductTextField } from './ProductTextField.tsx';
import { useFieldLabel } from './useFieldLabel.ts';

interface TickedProps extends Pick<EditorPanelProps, 'form'> {
  /** Of a field that holds words with spaces between them */
  readonly name: string;
  /** Ids of the labels by word, in the order shown */
  readonly labels: Readonly<Record<string, string>>;
}

/** Several of a few words. */
function Ticked({ form, name, labels }: TickedProps) {
  const { formatMessage } = useIntl();
  const labelOf = useFieldLabel();
  const words = (form.values[name] ?? '').split(' ').filter((word) => word !== '');
  const toggle = (word: string, isOn: boolean) =>
    form.setValue(name, (isOn ? [...words, word] : words.filter((it) => it !== word)).join(' '));
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

/** What the law and the shopper want to know of food. */
export function FoodPanel({ form }: EditorPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'staff.product.food' })}>
      <Stack spacing={3}>
        <Ticked form={form} name="marks" labels={markLabels} />
        <Ticked form={form} name="allergens" labels={allergenIds} />
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
