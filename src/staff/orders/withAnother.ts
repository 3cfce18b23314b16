import type { StaffOrderLine } from '../../api/staffApi.ts';

/** Returns the packed weight of a line in grams after adding a scanned piece. */
export const withAnother = ({ weight }: Pick<StaffOrderLine, 'weight'>, grams: number): number =>
  (weight ?? 0) + grams;
