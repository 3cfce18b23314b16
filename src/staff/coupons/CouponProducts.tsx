import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { skipToken } from '@reduxjs/toolkit/query';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFindProductsQuery, type CouponProduct } from '../../api/staffApi.ts';
import { FieldError } from '../../forms/FieldFrame.tsx';
import { readProducts, writeProducts } from './couponForm.ts';
import type { CouponPanelProps } from './couponPanelProps.ts';

interface ProductLineProps {
  readonly name: string;
  readonly children: ReactNode;
}

function ProductLine({ name, children }: ProductLineProps) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      {children}
    </Stack>
  );
}

interface FoundProductsProps {
  readonly chosen: readonly string[];
  readonly onChoose: (product: CouponProduct) => void;
}

function FoundProducts({ chosen, onChoose }: FoundProductsProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { currentData } = useFindProductsQuery(text.length < 2 ? skipToken : { text });
  const found = (currentData ? currentData.products : []).filter(
    ({ product_id: id }) => !chosen.includes(id),
  );
  return (
    <>
      <MuiTextField
        type="search"
        size="small"
        label={formatMessage({ id: 'staff.coupons.products.search' })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        slotProps={{ htmlInput: { maxLength: 100 }, inputLabel: { shrink: true } }}
      />
      <div role="status">
        {currentData && found.length === 0 && (
          <Typography>
            <FormattedMessage id="staff.coupons.products.none" />
          </Typography>
        )}
      </div>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {found.map(({ product_id: id, name }) => (
          <ProductLine key={id} name={name}>
            <Button
              size="small"
              variant="outlined"
              aria-label={formatMessage({ id: 'staff.coupons.products.addOf' }, { name })}
              onClick={() => onChoose({ product_id: id, name })}
            >
              <FormattedMessage id="staff.coupons.products.add" />
            </Button>
          </ProductLine>
        ))}
      </Stack>
    </>
  );
}

export function CouponProducts({ form }: CouponPanelProps) {
  const { formatMessage } = useIntl();
  const field = form.fieldOf('products');
  const chosen = readProducts(field.value);
  const choose = (products: readonly CouponProduct[]) =>
    form.setValue('products', writeProducts(products));
  return (
    <Stack
      role="group"
      aria-label={formatMessage({ id: 'staff.coupons.field.products' })}
      spacing={2}
    >
      <Typography variant="label" component="p">
        <FormattedMessage id="staff.coupons.field.products" />
      </Typography>
      {chosen.length > 0 && (
        <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {chosen.map(({ product_id: id, name: known }) => {
            const name = known || formatMessage({ id: 'staff.coupons.gone' }, { id });
            return (
              <ProductLine key={id} name={name}>
                <Button
                  size="small"
                  color="error"
                  aria-label={formatMessage({ id: 'staff.coupons.products.removeOf' }, { name })}
                  onClick={() => choose(chosen.filter(({ product_id: other }) => other !== id))}
                >
                  <FormattedMessage id="staff.coupons.products.remove" />
                </Button>
              </ProductLine>
            );
          })}
        </Stack>
      )}
      <FieldError field={field} />
      <FoundProducts
        chosen={chosen.map(({ product_id: id }) => id)}
        onChoose={(product) => choose([...chosen, product])}
      />
    </Stack>
  );
}
