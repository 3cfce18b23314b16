import type { StaffOrderLine } from '../../api/staffApi.ts';

/** Returns the weight of a line with another piece, whose label was scanned. */
export const withAnother = ({ weight }: Pick<StaffOrderLine, 'weight'>, grams: number): number =>
  (weight ?? 0) + grams;
