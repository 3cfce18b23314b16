import { useMemo } from 'react';
import type { StaffOrder } from '../../api/staffApi.ts';
import { useStaffSelector } from '../staffHooks.ts';
import { selectOwnPacks } from './ownPacks.ts';

export function useOrderWithQueuedChanges(order: StaffOrder): StaffOrder {
  const queued = useStaffSelector(selectOwnPacks);
  return useMemo(() => {
    const own = new Map(
      queued.flatMap(({ number, lineId, form }) =>
        number === order.number ? [[lineId, form] as const] : [],
      ),
    );
    if (own.size === 0) return order;
    const lines = order.lines
      .filter(({ replaces }) => replaces === null || own.get(replaces)?.replacement !== null)
      .map((line) => {
        const form = own.get(line.id);
        if (!form) return line;
        return { ...line, packed_quantity: form.packed_quantity, weight: form.weight ?? null };
      });
    const isChecked = lines.every(({ packed_quantity: packed }) => packed !== null);
    const others = order.next.filter((status) => status !== 'packed');
    const mayBePacked = isChecked && order.status === 'placed';
    return { ...order, lines, next: mayBePacked ? ['packed', ...others] : others };
  }, [order, queued]);
}
