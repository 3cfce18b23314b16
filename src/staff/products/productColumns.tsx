import Link from '@mui/material/Link';
import type { GridColDef } from '@mui/x-data-grid';
import type { ProductField, ProductRow } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { SpecialPrice } from './SpecialPrice.tsx';
import { ProductStatusMark } from './ProductStatusMark.tsx';
import { StockMark } from './StockMark.tsx';
import type { CellChange } from './useCellChange.ts';
import { ValueEditCell } from './ValueEditCell.tsx';

export const SORTED = ['price', 'stock'] as const;

type Label = (id: string) => string;

const NAMES = {
  price: 'staff.products.column.price',
  special: 'staff.products.column.special',
  stock: 'staff.products.column.stock',
} as const;

function valueColumn(
  field: ProductField,
  label: Label,
  { whyRefused, forget }: CellChange,
): GridColDef<ProductRow> {
  const name = NAMES[field];
  return {
    field,
    headerName: label(name),
    align: 'right',
    headerAlign: 'right',
    renderEditCell: (params) => (
      <ValueEditCell
        params={params}
        label={`${label(name)}, ${params.row.name}`}
        why={whyRefused(params.row.product_id, field)}
        onTyped={forget}
      />
    ),
  };
}

export function productColumns(
  label: Label,
  change: CellChange,
  mayChange: Readonly<Record<ProductField, boolean>>,
): GridColDef<ProductRow>[] {
  const columns: GridColDef<ProductRow>[] = [
    {
      field: 'image',
      headerName: label('staff.products.column.image'),
      width: 72,
      renderHeader: () => null,
      renderCell: ({ row }) => <ProductPicture src={row.image} />,
    },
    {
      field: 'name',
      headerName: label('staff.products.column.name'),
      minWidth: 200,
      flex: 2,
      renderCell: ({ row, tabIndex }) => (
        <>
          <Link href={staffPaths.product(row.product_id)} tabIndex={tabIndex} sx={{ mr: 1 }}>
            {row.name}
          </Link>
          <ProductStatusMark {...row} />
        </>
      ),
    },
    { field: 'brand', headerName: label('staff.products.column.brand'), minWidth: 110, flex: 1 },
    {
      field: 'collection',
      headerName: label('staff.products.column.collection'),
      minWidth: 120,
      flex: 1,
      valueGetter: (_value, { collection }) => collection.name,
    },
    {
      ...valueColumn('price', label, change),
      minWidth: 120,
      flex: 0.8,
      renderCell: ({ row }) => row.price_text,
    },
    {
      ...valueColumn('special', label, change),
      minWidth: 150,
      flex: 0.8,
      renderCell: ({ row }) => <SpecialPrice product={row} />,
    },
    {
      ...valueColumn('stock', label, change),
      minWidth: 90,
      flex: 0.6,
      renderCell: ({ row }) => <StockMark stock={row.stock} />,
    },
  ];
  return columns.map((column) => ({
    ...column,
    editable: column.field in NAMES && mayChange[column.field as ProductField],
    sortable: SORTED.some((name) => name === column.field),
    filterable: false,
    disableColumnMenu: true,
    display: 'flex',
  }));
}
