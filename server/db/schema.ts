import type { Kysely, Selectable } from 'kysely';
import type { Dto } from '../http/contractTypes.ts';
import type { Mapping } from '../import/mapping.ts';
import type { UnreadableReason } from '../import/unreadableFile.ts';
import type { InvoiceDocument } from '../invoices/invoiceDocument.ts';
import type { Language } from '../language.ts';
import type { RateTotal, Taxation } from '../tax/taxation.ts';
import type { Totals } from '../tax/totals.ts';
import type { Json } from './columns.ts';
import type { Tables } from './schema.gen.ts';

export type Translated = Record<string, string>;

interface NarrowColumns {
  blog_tag: { name: Json<Translated> };
  delivery_method: { name: Json<Translated>; description: Json<Translated> };
  invoice: { document: Json<InvoiceDocument> };
  mail_outbox: { language: Language; data: Json<object> };
  order_line: { option_names: Json<Dto['CartOption'][]> };
  product: { nutrition: Json<Record<string, number>> | null };
  product_option: { name: Json<Translated> };
  product_option_value: { name: Json<Translated> };
  staff_change: { before: Json<object>; after: Json<object> };
  product_import: { mapping: Json<Mapping> | null; problem: UnreadableReason | null };
  shop_order: {
    language: Language;
    address: Json<Dto['OrderAddress']>;
    delivery_name: Json<Translated>;
    shown: Json<Totals>;
    taxation: Json<Taxation>;
    taxes: Json<RateTotal[]>;
  };
}

export type Schema = {
  [Table in keyof Tables]: Table extends keyof NarrowColumns
    ? Omit<Tables[Table], keyof NarrowColumns[Table]> & NarrowColumns[Table]
    : Tables[Table];
};

/** Connection pool or transaction: the first argument of every repository function. */
export type Database = Kysely<Schema>;

export type OrderStatus = Selectable<Schema['shop_order']>['status'];
