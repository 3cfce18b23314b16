import { sql } from 'kysely';
import type { InvoiceDocument } from '../invoices/invoiceDocument.ts';
import { isHalved } from '../tax/taxation.ts';
import { amount, count, day, percent, text } from './columns.ts';
import { defineExport } from './exportTable.ts';

interface TaxRow {
  key: string;
  document: Pick<
    InvoiceDocument,
    'kind' | 'number' | 'date' | 'credits' | 'orderNumber' | 'buyer' | 'placeOfSupply' | 'taxation'
  >;
  code: string;
  quantity: number;
  percent: number;
  net: number;
  tax: number;
}

const sign = ({ document }: TaxRow) => (document.kind === 'credit-note' ? -1 : 1);

const half = (row: TaxRow) => (isHalved(row.document.taxation) ? (sign(row) * row.tax) / 2 : 0);

const integrated = (row: TaxRow) =>
  row.document.taxation.scheme === 'between-states' ? sign(row) * row.tax : 0;

/** Lines of invoices and credit notes. Amounts of credit notes are negative. */
export const exportedTaxes = defineExport<TaxRow>({
  columns: [
    day('date', ({ document }) => document.date),
    text('document', ({ document }) => document.number),
    text('kind', ({ document }) => document.kind),
    text('credits', ({ document }) => document.credits),
    text('order', ({ document }) => document.orderNumber),
    text('buyer', ({ document }) => document.buyer.name),
    text('buyer_tax_number', ({ document }) => document.buyer.taxNumber),
    text('place_of_supply', ({ document }) => document.placeOfSupply),
    text('tax_code', (row) => row.code),
    count('quantity', (row) => row.quantity),
    percent('rate', (row) => row.percent),
    amount('net', (row) => sign(row) * row.net),
    amount('tax', (row) => sign(row) * row.tax),
    amount('cgst', half),
    amount('sgst_utgst', half),
    amount('igst', integrated),
  ],
  async findPage(db, { from, until }, after, limit) {
    // The key includes the position of the line, so that a page may end between two lines of a document.
    const { rows } = await sql<TaxRow>`
      SELECT (invoice.id * 100000 + lines.place)::text AS key,
        document - '{lines,totals,base}'::text[] AS document, line ->> 'code' AS code,
        (line ->> 'quantity')::integer AS quantity, (line ->> 'percent')::float8 AS percent,
        (line ->> 'net')::float8 AS net, (line ->> 'tax')::float8 AS tax
      FROM invoice
      CROSS JOIN LATERAL jsonb_array_elements(document #> '{base,lines}') WITH ORDINALITY AS lines (line, place)
      WHERE invoice.id >= ${after}::bigint / 100000 AND invoice.id * 100000 + lines.place > ${after}::bigint
        AND issued_at >= ${from} AND issued_at < ${until}
      ORDER BY invoice.id, lines.place LIMIT ${limit}`.execute(db);
    return rows;
  },
});
