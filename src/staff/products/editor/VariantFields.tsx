import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useInvalidText } from '../../../forms/InvalidControl.ts';
import { CheckboxField } from '../../../forms/CheckboxField.tsx';
import { useStockText } from '../useStockText.ts';
import { staffPaths } from '../../staffPaths.ts';
import { measureLabels } from './fieldLabels.ts';
import type { TypedVariant } from './variantForm.ts';
import { useFieldLabel } from './useFieldLabel.ts';

type TextName = 'price' | 'special' | 'unit_amount' | 'sku' | 'barcode' | 'stock';

const INPUT_MODES: Readonly<Record<TextName, HTMLAttributes<HTMLElement>['inputMode']>> = {
  price: 'decimal',
  special: 'decimal',
  unit_amount: 'decimal',
  sku: 'text',
  barcode: 'numeric',
  stock: 'numeric',
};

interface VariantFieldsProps {
  readonly id: string;
  readonly name: string;
  readonly variant: TypedVariant;
  /** Stock of a saved variant; undefined for a new one, whose first stock is a field. */
  readonly stock: number | undefined;
  readonly onChange: (variant: TypedVariant) => void;
  readonly onRemove: () => void;
  readonly isReadOnly: boolean;
}

export function VariantFields(props: VariantFieldsProps) {
  const { id, name, variant, stock, onChange, onRemove, isReadOnly } = props;
  const { formatMessage } = useIntl();
  const stockText = useStockText();
  const labelOf = useFieldLabel();
  const errors = {
    price: useInvalidText(`${id}-price`),
    special: useInvalidText(`${id}-special`),
    unit_amount: useInvalidText(`${id}-unit_amount`),
    stock: useInvalidText(`${id}-stock`),
  };
  const field = (text: TextName) => {
    const error = text in errors ? errors[text as keyof typeof errors] : undefined;
    return (
      <TextField
        key={text}
        id={`${id}-${text}`}
        size="small"
        label={labelOf(text)}
        value={variant[text]}
        error={error !== undefined}
        helperText={error}
        disabled={isReadOnly}
        onChange={({ target }) => onChange({ ...variant, [text]: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: INPUT_MODES[text], maxLength: 64 },
        }}
      />
    );
  };
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{ border: '1px solid var(--mui-palette-divider)', borderRadius: 1, p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        <Typography component="h3" sx={{ fontWeight: 'var(--rr-weight-strong)', mr: 'auto' }}>
          {name}
        </Typography>
        {stock !== undefined && variant.id !== null && (
          <Button size="small" href={staffPaths.productStock(variant.id)}>
            <FormattedMessage
              id="staff.product.variants.stock"
              values={{ stock: stockText(stock) }}
            />
          </Button>
        )}
        {!isReadOnly && (
          <Button
            size="small"
            color="error"
            aria-label={formatMessage({ id: 'staff.product.option.remove' }, { name })}
            onClick={onRemove}
          >
            <FormattedMessage id="staff.product.variants.remove" />
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
          alignItems: 'start',
        }}
      >
        {(['price', 'special', 'unit_amount'] as const).map(field)}
        <TextField
          select
          id={`${id}-unit_measure`}
          size="small"
          label={labelOf('unit_measure')}
          value={variant.unit_measure}
          disabled={isReadOnly}
          onChange={({ target }) =>
            onChange({ ...variant, unit_measure: target.value as TypedVariant['unit_measure'] })
          }
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {(['g', 'ml', 'piece'] as const).map((measure) => (
            <MenuItem key={measure} value={measure}>
              <FormattedMessage id={measureLabels[measure]} />
            </MenuItem>
          ))}
        </TextField>
        {(['sku', 'barcode'] as const).map(field)}
        {variant.id === null && variant.is_stock_counted && field('stock')}
      </Box>
      <CheckboxField
        name={`${id}-is_stock_counted`}
        label={labelOf('is_stock_counted')}
        isChecked={variant.is_stock_counted}
        onChange={(isOn) => onChange({ ...variant, is_stock_counted: isOn })}
      />
    </Box>
  );
}
