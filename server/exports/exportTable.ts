import type { Database } from '../db/schema.ts';

/** Value of a cell. Amounts are in hundredths of the store's currency. */
export type Cell = string | number | Date | null;

export interface Column<Row> {
  name: string;
  /** `amount` is money; `day` is a date in the shop's time zone; `time` is an instant. */
  kind: 'text' | 'amount' | 'count' | 'percent' | 'day' | 'time';
  of: (row: Row) => Cell;
}

/** Time range of an export: includes `from`, excludes `until`. */
export interface Period {
  from: Date;
  until: Date;
}

interface TableDefinition<Row extends { key: string }> {
  columns: readonly Column<Row>[];
  /** Returns the rows after a key, sorted by key. */
  findPage: (db: Database, period: Period, after: string, limit: number) => Promise<Row[]>;
}

export interface ExportTable {
  columns: readonly Pick<Column<never>, 'name' | 'kind'>[];
  readRows: (db: Database, period: Period) => AsyncGenerator<Cell[]>;
}

/** Rows per query. The embedded database can run other queries between two pages. */
const PAGE_ROWS = 200;

export function defineExport<Row extends { key: string }>({
  columns,
  findPage,
}: TableDefinition<Row>): ExportTable {
  return {
    columns,
    async *readRows(db, period) {
      let after = '0';
      for (;;) {
        const rows = await findPage(db, period, after, PAGE_ROWS);
        for (const row of rows) yield columns.map(({ of }) => of(row));
        const last = rows.at(-1);
        if (last === undefined || rows.length < PAGE_ROWS) return;
        after = last.key;
      }
    },
  };
}
