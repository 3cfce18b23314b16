import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHeader } from '../frame/PageHeader.tsx';
import { usePermissions } from '../session/usePermissions.ts';
import { staffPaths } from '../staffPaths.ts';
import { ProductFilterBar } from './ProductFilterBar.tsx';
import { ProductList } from './ProductList.tsx';

export function ProductsScreen() {
  const { formatMessage } = useIntl();
  const may = usePermissions();
  return (
    <>
      <PageHeader title={formatMessage({ id: 'staff.menu.products' })}>
        {may('products.manage') && (
          <>
            <Button variant="outlined" href={staffPaths.collections}>
              <FormattedMessage id="staff.collections" />
            </Button>
            <Button variant="contained" href={staffPaths.newProduct}>
              <FormattedMessage id="staff.product.new" />
            </Button>
          </>
        )}
      </PageHeader>
      <ProductFilterBar />
      <ProductList />
    </>
  );
}
