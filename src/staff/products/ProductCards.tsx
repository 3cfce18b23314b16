import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ProductRow } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import type { ProductListProps } from './productListProps.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { SpecialPrice } from './SpecialPrice.tsx';
import { ProductStatusMark } from './ProductStatusMark.tsx';
import { StockMark } from './StockMark.tsx';

function ProductCard({ product }: { readonly product: ProductRow }) {
  return (
    <Card variant="outlined" component="li">
      <CardActionArea
        component={Link}
        to={staffPaths.product(product.product_id)}
        sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'flex-start' }}
      >
        <ProductPicture src={product.image} />
        <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
          <Typography sx={{ fontWeight: 'var(--rr-weight-strong)', overflowWrap: 'anywhere' }}>
            <span>{product.name}</span> <ProductStatusMark {...product} />
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {product.collection.name}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography>
              {product.special === null ? (
                <span>{product.price_text}</span>
              ) : (
                <>
                  <SpecialPrice product={product} /> <s>{product.price_text}</s>
                </>
              )}
            </Typography>
            <Typography variant="body2" sx={{ ml: 'auto' }}>
              <FormattedMessage
                id="staff.products.inStock"
                values={{ stock: <StockMark stock={product.stock} /> }}
              />
            </Typography>
          </Stack>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

export function ProductCards({ page, isFetching }: ProductListProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack component="ul" spacing={2} aria-busy={isFetching} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {isFetching && (
        <li>
          <LinearProgress aria-label={formatMessage({ id: 'staff.loading' })} />
        </li>
      )}
      {page?.products.length === 0 && (
        <li>
          <FormattedMessage id="staff.products.none" />
        </li>
      )}
      {page?.products.map((product) => (
        <ProductCard key={product.product_id} product={product} />
      ))}
    </Stack>
  );
}
