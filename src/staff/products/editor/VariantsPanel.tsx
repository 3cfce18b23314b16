import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProduct } from '../../../api/staffApi.ts';
import { InvalidControl } from '../../../forms/InvalidControl.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { readChoices, writeChoices } from './optionForm.ts';
import { countMissing, variantName, withAllCombinations } from './variantChoices.ts';
import { VariantFields } from './VariantFields.tsx';
import type { TypedVariant } from './variantForm.ts';

interface VariantsPanelProps extends EditorPanelProps {
  readonly stocks: StaffProduct['variants'];
}

export function VariantsPanel({ form, isReadOnly, stocks }: VariantsPanelProps) {
  const { formatMessage } = useIntl();
  const field = form.fieldOf('options');
  const { options, variants } = readChoices(field.value);
  if (!options.some((option) => option.is_variant)) return null;
  const write = (next: readonly TypedVariant[]) =>
    form.setValue('options', writeChoices({ options, variants: next }));
  const missing = countMissing(options, variants);
  const { price = '', unit_measure: measure = 'g' } = form.values;
  const addMissing = () =>
    write(
      withAllCombinations(options, variants, {
        price,
        unit_measure: measure as TypedVariant['unit_measure'],
      }),
    );
  return (
    <Panel title={formatMessage({ id: 'staff.product.variants' })}>
      <Stack spacing={2}>
        {variants.length === 0 && (
          <Typography>
            <FormattedMessage id="staff.product.variants.none" />
          </Typography>
        )}
        <InvalidControl value={form.wrongControlOf('options')}>
          {variants.map((variant, index) => (
            <VariantFields
              key={variant.id ?? `new ${variant.choice.join()}`}
              id={`${field.id}-variant-${index}`}
              name={variantName(options, variant)}
              variant={variant}
              stock={stocks.find(({ variant_id: id }) => id === variant.id)?.stock}
              onChange={(next) => write(variants.with(index, next))}
              onRemove={() => write(variants.toSpliced(index, 1))}
              isReadOnly={isReadOnly}
            />
          ))}
        </InvalidControl>
        {!isReadOnly && missing > 0 && (
          <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={addMissing}>
            <FormattedMessage id="staff.product.variants.add" values={{ count: missing }} />
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
