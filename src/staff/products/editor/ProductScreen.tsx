import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { useGetStaffProductQuery, type StaffProduct } from '../../../api/staffApi.ts';
import { productPath } from '../../../lib/paths.ts';
import { PageHeader } from '../../frame/PageHeader.tsx';
import { usePermissions } from '../../session/usePermissions.ts';
import { useStaffDispatch, useStaffSelector } from '../../staffHooks.ts';
import { staffPaths } from '../../staffPaths.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { dialogOpened, selectLanguage } from '../../ui/staffUiSlice.ts';
import { DeleteProductDialog } from './DeleteProductDialog.tsx';
import { ProductEditor } from './ProductEditor.tsx';
import { ProductSide } from './ProductSide.tsx';

interface Edited {
  readonly product: StaffProduct;
  readonly round: number;
}

function LoadedProduct({ product }: { readonly product: StaffProduct }) {
  const isReadOnly = !usePermissions()('products.manage');
  const [{ product: edited, round }, setEdited] = useState<Edited>({ product, round: 0 });
  const begin = (next: StaffProduct) => setEdited({ product: next, round: round + 1 });
  const dispatch = useStaffDispatch();
  const { en, fr } = product.values.texts;
  const name = en.name || fr.name || product.handle;
  const { formatList } = useIntl();
  const language = useStaffSelector(selectLanguage);
  const { same_code: same } = product;
  const isForSale = ['active', 'hidden'].includes(product.values.status);
  return (
    <>
      <PageHeader title={name}>
        <Button
          variant="outlined"
          component="a"
          href={
            isForSale
              ? productPath(product.handle)
              : staffPaths.preview('product', product.handle, language)
          }
          target="_blank"
          rel="noopener"
        >
          <FormattedMessage id={isForSale ? 'staff.product.inShop' : 'staff.content.preview'} />
        </Button>
        {!isReadOnly && (
          <Button
            variant="outlined"
            color="error"
            onClick={() =>
              dispatch(dialogOpened({ name: 'deleteProduct', productId: product.product_id }))
            }
          >
            <FormattedMessage id="staff.product.delete" />
          </Button>
        )}
      </PageHeader>
      {same.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <FormattedMessage
            id="staff.product.sameCode"
            values={{ count: same.length, names: formatList(same.map((other) => other.name)) }}
          />
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(260px, 1fr)' },
        }}
      >
        <ProductEditor
          key={round}
          product={edited}
          isReadOnly={isReadOnly}
          onSaved={begin}
          onDiscarded={() => begin(product)}
        />
        <ProductSide product={product} isReadOnly={isReadOnly} />
      </Box>
      <DeleteProductDialog product={product} name={name} />
    </>
  );
}

export function ProductScreen() {
  const { formatMessage } = useIntl();
  const { productId = '' } = useParams();
  const query = useGetStaffProductQuery({ productId });
  if (query.currentData) return <LoadedProduct key={productId} product={query.currentData} />;
  return (
    <LoadState
      query={query}
      missing={formatMessage({ id: 'staff.product.unknown' })}
      list={{ path: staffPaths.products, labelId: 'staff.menu.products' }}
    />
  );
}
