import { codeCandidates, gtinKey, unitOfCase } from '../../../contract/gtin.ts';
import type { StaffOrderLine } from '../../api/staffApi.ts';
import type { Scan } from './scanReader.ts';

export interface ScannedLine {
  readonly line: StaffOrderLine;
  readonly isCase: boolean;
}

export function findScannedLine(
  lines: readonly StaffOrderLine[],
  { byKey, byCode }: Scan,
): ScannedLine | undefined {
  const codes = [...codeCandidates(byKey), ...codeCandidates(byCode)];
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
