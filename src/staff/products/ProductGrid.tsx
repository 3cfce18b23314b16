import Paper from '@mui/material/Paper';
import { DataGrid, type GridRowSelectionModel, type GridSortModel } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { ProductRow } from '../../api/staffApi.ts';
import { usePermissions } from '../session/usePermissions.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { withFilter } from '../ui/pageQuery.ts';
import { pageNonce } from '../ui/pageNonce.ts';
import { selectLanguage } from '../ui/staffUiSlice.ts';
import { wrappedCells } from '../ui/wrappedCells.ts';
import { BulkBar } from './BulkBar.tsx';
import { productColumns, SORTED } from './productColumns.tsx';
import { orderOf } from './productFilters.ts';
import type { ProductListProps } from './productListProps.ts';
import { useCellChange } from './useCellChange.ts';
import { isUncounted } from './useStockText.ts';

const NONE: GridRowSelectionModel = { type: 'include', ids: new Set() };

const isDated = ({ special_from: from, special_until: until }: ProductRow) =>
  from !== null || until !== null;

export function ProductGrid({ page, isFetching }: ProductListProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const language = useStaffSelector(selectLanguage);
  const may = usePermissions();
  const mayChange = may('products.manage');
  const change = useCellChange();
  const [selection, setSelection] = useState(NONE);
  const rows = page?.products ?? [];
  const [sorted, direction] = orderOf(query)?.split('-') ?? [];
  const field = SORTED.find((name) => name === sorted);

  function sort([by]: GridSortModel): void {
    setQuery(withFilter(query, { sort: by ? `${by.field}-${by.sort}` : '' }));
  }

  return (
    <Paper sx={{ boxShadow: 1, overflow: 'hidden' }}>
      {mayChange && (
        <BulkBar products={rows.filter(({ product_id: id }) => selection.ids.has(id))} />
      )}
      <DataGrid
        autoHeight
        hideFooter
        aria-label={formatMessage({ id: 'staff.menu.products' })}
        rows={rows}
        getRowId={({ product_id: id }) => id}
        rowHeight={60}
        getRowHeight={({ model }) => (isDated(model as ProductRow) ? 'auto' : undefined)}
        columns={productColumns((id) => formatMessage({ id }), change, {
          price: mayChange,
          special: mayChange,
          stock: mayChange && may('stock.correct'),
        })}
        loading={isFetching}
        paginationMode="server"
        paginationModel={{ page: 0, pageSize: 100 }}
        rowCount={rows.length}
        sortingMode="server"
        sortModel={field ? [{ field, sort: direction === 'asc' ? 'asc' : 'desc' }] : []}
        onSortModelChange={sort}
        isCellEditable={({ row, field: column }) => {
          const { variants, stock } = row as ProductRow;
          return variants === 0 && !(column === 'stock' && isUncounted(stock));
        }}
        processRowUpdate={change.send}
        // The cell itself shows the error.
        onProcessRowUpdateError={() => undefined}
        checkboxSelection={mayChange}
        disableRowSelectionOnClick
        disableRowSelectionExcludeModel
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        localeText={{
          ...(language === 'fr' && frFR.components.MuiDataGrid.defaultProps.localeText),
          noRowsLabel: formatMessage({ id: 'staff.products.none' }),
        }}
        sx={{ ...wrappedCells, '& .MuiDataGrid-row': { cursor: 'auto' } }}
        {...pageNonce()}
      />
    </Paper>
  );
}
