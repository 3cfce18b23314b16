import type { Database } from '../db/schema.ts';
import type { ImportRow } from './family.ts';
import { findTakenHandles } from './importRepository.ts';
import type { Mapping } from './mapping.ts';
import { slugOf } from './slug.ts';
import type { HandleChoice } from './trackHandles.ts';

/**
 * Chooses handles for new products, by product key. Tries the slug of the name, then slug and key, then adds a
 * number. In the shop's own exports the key is the handle.
 */
export async function newHandles(
  trx: Database,
  rows: readonly ImportRow[],
  { source }: Mapping,
  choice: HandleChoice,
): Promise<Map<string, string>> {
  if (source === null) return new Map(rows.map(({ key }) => [key, key]));
  const choices = rows.map((row) => {
    const slug = slugOf(row.name) || 'product';
    const own = `${slug}-${slugOf(row.key) || 'item'}`;
    return { key: row.key, own, handles: [slug, own, `${own}-2`] };
  });
  const taken = new Set(
    await findTakenHandles(
      trx,
      choices.flatMap(({ handles }) => handles),
    ),
  );
  const isFree = (handle: string) => !taken.has(handle) && !choice.isGiven(handle);
  const chosen = new Map<string, string>();
  for (const { key, own, handles } of choices) {
    let handle = handles.find((candidate) => isFree(candidate));
    for (let number = handles.length; handle === undefined; number += 1) {
      const next = `${own}-${number}`;
      const [known] = await findTakenHandles(trx, [next]);
      if (known === undefined && isFree(next)) handle = next;
    }
    choice.give(handle);
    chosen.set(key, handle);
  }
  return chosen;
}
