import type { PackedLineForm, StaffOrderLine } from '../../api/staffApi.ts';

/** Returns what is packed of a line, for changes that keep it. */
export const packedOf = ({
  packed_quantity,
  weight,
}: Pick<StaffOrderLine, 'packed_quantity' | 'weight'>): PackedLineForm => ({
  packed_quantity,
  ...(weight !== null && { weight }),
});
