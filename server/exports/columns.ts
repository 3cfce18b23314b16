import type { Cell, Column } from './exportTable.ts';

const columnOf =
  (kind: Column<never>['kind']) =>
  <Row>(name: string, of: (row: Row) => Cell): Column<Row> => ({ name, kind, of });

export const text = columnOf('text');
export const amount = columnOf('amount');
export const count = columnOf('count');
export const percent = columnOf('percent');
export const day = columnOf('day');
export const time = columnOf('time');
