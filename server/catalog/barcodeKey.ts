import { sql, type RawBuilder } from 'kysely';
import { codeCandidates, unitOfCase } from '../../contract/gtin.ts';

/** SQL condition: product `p` has this SKU, or the product or a case of it has this barcode. */
export function hasCode(text: string): RawBuilder<boolean> {
  const codes = codeCandidates(text);
  const keys = codes.flatMap((code) => [code, unitOfCase(code) ?? code]);
  return sql<boolean>`(p.barcode_key = ANY (${keys}::text[]) OR (p.barcode <> '' AND p.barcode = ANY (${codes}::text[]))
    OR (p.sku <> '' AND p.sku = ${text}))`;
}
