import type { PackedLineForm, StaffOrderLine } from '../../api/staffApi.ts';

/** Returns the packed quantity and weight of a line, for a request that changes neither. */
export const packedOf = ({
  packed_quantity,
  weight,
}: Pick<StaffOrderLine, 'packed_quantity' | 'weight'>): PackedLineForm => ({
  packed_quantity,
  ...(weight !== null && { weight }),
});
