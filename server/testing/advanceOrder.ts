import type { Database, OrderStatus } from '../db/schema.ts';
import { changeStatus, orderToChange } from '../orders/packing/changeStatus.ts';
import { findOrderLines } from '../orders/reading/orderQueries.ts';
import { packLine, type PackLineInput } from '../orders/packing/packLine.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';

export async function pack(
  db: Database,
  number: string,
  at: number,
  packed: PackLineInput,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await orderToChange(trx, number);
    const lines = (await findOrderLines(trx, order.id)).filter((line) => line.replacesId === null);
    await packLine(trx, order, lines[at]?.id ?? '0', packed);
  });
}

export async function packRest(db: Database, number: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await orderToChange(trx, number);
    for (const line of await findOrderLines(trx, order.id)) {
      if (line.packedQuantity !== null) continue;
      await packLine(trx, order, line.id, { packedQuantity: line.quantity });
    }
  });
}

export async function advanceOrder(
  db: Database,
  number: string,
  ...steps: (OrderStatus | 'paid')[]
): Promise<void> {
  for (const step of steps) {
    await db.transaction().execute(async (trx) => {
      await changeStatus(trx, DEFAULT_SETTINGS, await orderToChange(trx, number), step);
    });
  }
}
