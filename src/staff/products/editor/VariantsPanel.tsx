import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import type { StaffProduct } from '../../../api/staffApi.ts';
import { FieldError } from '../../../forms/FieldFrame.tsx';
import { InvalidControl } from '../../../forms/InvalidControl.ts';
import { Panel } from '../../ui/Panel.tsx';
import type { EditorPanelProps } from './editorPanelProps.ts';
import { readOptions } from './optionForm.ts';
import { readVariants, variantName, withAllCombinations, writeVariants } from './variantForm.ts';
import { VariantFields } from './VariantFields.tsx';

interface VariantsPanelProps extends EditorPanelProps {
  /** Stock of saved variants. */
  readonly stocks: StaffProduct['variants'];
}

/** Prices, codes and content of all variants. Shown once an option makes variants. */
export function VariantsPanel({ form, isReadOnly, stocks }: VariantsPanelProps) {
  const { formatMessage } = useIntl();
  const field = form.fieldOf('variants');
  const wrong = form.wrongControlOf('variants');
  const options = readOptions(form.values['options'] ?? '');
  const variants = readVariants(field.value);
  if (!options.some((option) => option.is_variant)) return null;
  const write = (next: typeof variants) => form.setValue('variants', writeVariants(next));
  const complete = withAllCombinations(options, variants, {
    price: form.values['price'] ?? '',
    unit_measure: 'g',
  });
  return (
    <Panel title={formatMessage({ id: 'staff.product.variants' })}>
      <Stack spacing={2}>
        {variants.length === 0 && (
          <Typography>
            <FormattedMessage id="staff.product.variants.none" />
          </Typography>
        )}
        <InvalidControl value={wrong}>
          {variants.map((variant, index) => (
            <VariantFields
              key={variant.id ?? `new ${variant.choice.join()}`}
              id={`${field.id}-${index}`}
              name={variantName(options, variant)}
              variant={variant}
              stock={stocks.find(({ variant_id: id }) => id === variant.id)?.stock}
              onChange={(next) => write(variants.with(index, next))}
              onRemove={() => write(variants.toSpliced(index, 1))}
              isReadOnly={isReadOnly}
            />
          ))}
        </InvalidControl>
        {!wrong && <FieldError field={field} />}
        {!isReadOnly && complete.length > variants.length && (
          <Button
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
            onClick={() => write(complete)}
          >
            <FormattedMessage
              id="staff.product.variants.add"
              values={{ count: complete.length - variants.length }}
            />
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
