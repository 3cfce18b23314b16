import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { frFR } from '@mui/x-data-grid/locales';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import type { OrderRow } from '../../api/staffApi.ts';
import { orderName } from '../../lib/orderName.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { staffPaths } from '../staffPaths.ts';
import { pageNonce } from '../ui/pageNonce.ts';
import { selectLanguage } from '../ui/staffUiSlice.ts';
import { PaymentMark, StatusMark } from '../ui/StatusMark.tsx';
import { wrappedCells } from '../ui/wrappedCells.ts';
import { useTimes, type Times } from '../ui/useTimes.ts';
import { withFilter } from '../ui/pageQuery.ts';
import type { OrderListProps } from './orderListProps.ts';

const SORTED: Readonly<Record<string, string>> = {
  number: 'number',
  placed: 'placed',
  slot_starts: 'slot',
  total: 'total',
};

function columnsOf(label: (id: string) => string, times: Times): GridColDef<OrderRow>[] {
  const columns: GridColDef<OrderRow>[] = [
    {
      field: 'number',
      headerName: 'staff.orders.column.number',
      minWidth: 155,
      flex: 1,
      valueGetter: (_value, row) => orderName(row),
      renderCell: ({ row, value, tabIndex }) => (
        <Link
          href={staffPaths.order(row.number)}
          tabIndex={tabIndex}
          // The row navigates too; stop the click from reaching it.
          onClick={(event) => event.stopPropagation()}
        >
          {String(value)}
        </Link>
      ),
    },
    {
      field: 'placed',
      headerName: 'staff.orders.column.placed',
      minWidth: 122,
      flex: 1,
      valueFormatter: (value: string) => times.moment(value),
    },
    { field: 'name', headerName: 'staff.orders.column.name', minWidth: 112, flex: 1.2 },
    {
      field: 'slot_starts',
      headerName: 'staff.orders.column.slot_starts',
      minWidth: 145,
      flex: 1.6,
      valueGetter: (_value, { slot_starts: starts, slot_ends: ends, delivery }) =>
        times.slot(starts, ends) ?? delivery,
    },
    {
      field: 'status',
      headerName: 'staff.orders.column.status',
      minWidth: 108,
      flex: 0.8,
      renderCell: ({ row }) => <StatusMark status={row.status} />,
    },
    {
      field: 'payment',
      headerName: 'staff.orders.column.payment',
      minWidth: 130,
      flex: 0.8,
      renderCell: ({ row }) => <PaymentMark state={row.payment} />,
    },
    {
      field: 'packed_units',
      headerName: 'staff.orders.column.packed_units',
      minWidth: 92,
      flex: 0.5,
      align: 'right',
      headerAlign: 'right',
      valueGetter: (_value, { packed_units: packed, units }) => `${packed} / ${units}`,
    },
    {
      field: 'total',
      headerName: 'staff.orders.column.total',
      minWidth: 120,
      flex: 0.8,
      align: 'right',
      headerAlign: 'right',
      valueGetter: (_value, { total_text: text }) => text,
    },
  ];
  return columns.map((column) => ({
    ...column,
    headerName: label(column.headerName ?? ''),
    sortable: column.field in SORTED,
    filterable: false,
    disableColumnMenu: true,
    display: 'flex',
  }));
}

export function OrderGrid({ page, filters, isFetching }: OrderListProps) {
  const { formatMessage } = useIntl();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const language = useStaffSelector(selectLanguage);
  const times = useTimes();
  const field = Object.keys(SORTED).find((name) => SORTED[name] === filters.sort) ?? 'placed';

  function sort([by]: GridSortModel): void {
    setQuery(withFilter(query, { sort: by && SORTED[by.field], direction: by?.sort ?? undefined }));
  }

  return (
    <Paper sx={{ boxShadow: 1, overflow: 'hidden' }}>
      <DataGrid
        sx={wrappedCells}
        autoHeight
        aria-label={formatMessage({ id: 'staff.menu.orders' })}
        rows={page?.orders ?? []}
        getRowId={({ number }) => number}
        columns={columnsOf((id) => formatMessage({ id }), times)}
        loading={isFetching}
        rowCount={page?.total ?? -1}
        paginationMode="server"
        paginationModel={{ page: filters.page - 1, pageSize: filters.pageSize }}
        pageSizeOptions={[25, 50, 100]}
        onPaginationModelChange={({ page: next, pageSize }) =>
          setQuery(
            withFilter(query, {
              page: next === 0 ? undefined : String(next + 1),
              size: pageSize === 25 ? undefined : String(pageSize),
            }),
          )
        }
        sortingMode="server"
        sortModel={[{ field, sort: filters.direction }]}
        onSortModelChange={sort}
        disableRowSelectionOnClick
        onRowClick={({ id }) => void navigate(staffPaths.order(String(id)))}
        localeText={{
          ...(language === 'fr' && frFR.components.MuiDataGrid.defaultProps.localeText),
          noRowsLabel: formatMessage({ id: 'staff.orders.none' }),
        }}
        {...pageNonce()}
      />
    </Paper>
  );
}
