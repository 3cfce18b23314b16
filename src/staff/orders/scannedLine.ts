import { codesOf, gtinKey, unitOfCase } from '../../../contract/gtin.ts';
import type { StaffOrderLine } from '../../api/staffApi.ts';
import type { Scan } from './scanReader.ts';

/** A line that a scanned code is of, or of whose product it is a case. */
export interface ScannedLine {
  readonly line: StaffOrderLine;
  readonly isCase: boolean;
}

/** The first line with a scanned code, read by the computer's layout, else by that of scanners; undefined for none. */
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
