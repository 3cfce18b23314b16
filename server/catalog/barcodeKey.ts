import { sql, type RawBuilder } from 'kysely';
import { codesOf, unitOfCase } from '../../contract/gtin.ts';

/** Whether product `p` has a scanned or typed code as its number, in any of its lengths, or is what a case with it holds. */
export function hasCode(text: string): RawBuilder<boolean> {
  const codes = codesOf(text);
  const keys = codes.flatMap((code) => [code, unitOfCase(code) ?? code]);
  return sql<boolean>`(p.barcode_key = ANY (${keys}::text[]) OR (p.barcode <> '' AND p.barcode = ANY (${codes}::text[])))`;
}
