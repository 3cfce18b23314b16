import { codesOf, gtinKey, unitOfCase } from '../../../contract/gtin.ts';
import type { StaffOrderLine } from '../../api/staffApi.ts';
import type { Scan } from './scanReader.ts';

/** A line whose product, or a case of it, was scanned. */
export interface ScannedLine {
  readonly line: StaffOrderLine;
  readonly isCase: boolean;
}

/** Finds the line of a scanned code, by both keyboard layouts. */
export function findScannedLine(
  lines: readonly StaffOrderLine[],
  { byKey, byCode }: Scan,
): ScannedLine | undefined {
  const codes = [...codesOf(byKey), ...codesOf(byCode)];
  const units = codes.flatMap((code) => unitOfCase(code) ?? []);
  const lineWith = (wanted: readonly string[]) =>
    lines.find(({ barcode, product_id: id }) =>
      [barcode, id, gtinKey(barcode)].some((own) => own && wanted.includes(own)),
    );
  const line = lineWith(codes);
  if (line) return { line, isCase: false };
  const held = lineWith(units);
  return held && { line: held, isCase: true };
}
