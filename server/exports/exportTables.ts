import { exportedCustomers } from './exportedCustomers.ts';
import { exportedLines } from './exportedLines.ts';
import { exportedOrders } from './exportedOrders.ts';
import { exportedPayments } from './exportedPayments.ts';
import { exportedRefunds } from './exportedRefunds.ts';
import { exportedTaxes } from './exportedTaxes.ts';
import type { ExportTable } from './exportTable.ts';

export const EXPORT_NAMES = [
  'orders',
  'lines',
  'payments',
  'refunds',
  'taxes',
  'customers',
] as const;

export type ExportName = (typeof EXPORT_NAMES)[number];

export const exportTables: Readonly<Record<ExportName, ExportTable>> = {
  orders: exportedOrders,
  lines: exportedLines,
  payments: exportedPayments,
  refunds: exportedRefunds,
  taxes: exportedTaxes,
  customers: exportedCustomers,
};
