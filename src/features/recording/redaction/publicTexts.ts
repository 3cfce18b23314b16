/** Public texts: messages and option value names in public responses. The redactor leaves them unmasked. */
import { rulesOf } from './operationRules.ts';
import { kept } from './redactor.ts';
import type { Snapshot } from '../recorder.ts';

const OUR_OWN = ['Server error', 'Rejected', 'Aborted'];

interface Answered {
  readonly payload?: unknown;
  readonly meta?: { readonly arg?: { readonly endpointName?: string } };
}

interface CachedAnswers {
  readonly api?: Readonly<Record<'queries' | 'mutations', Readonly<Record<string, Entry>>>>;
}
type Entry = { readonly endpointName?: string; readonly data?: unknown } | undefined;

function collect(value: unknown, publicText: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    if (typeof field === 'string' && (name === 'error' || name === 'success'))
      publicText.add(field);
    if (name === 'product_option_value' && Array.isArray(field)) {
      for (const choice of field as { name?: unknown }[]) publicText.add(String(choice.name));
    }
    collect(field, publicText);
  }
}

export function publicTexts({ base, steps }: Snapshot): ReadonlySet<string> {
  const publicText = new Set(OUR_OWN);
  const isPublic = (operation: string | undefined) => rulesOf(operation).answer === kept;
  const { queries = {}, mutations = {} } = (base as CachedAnswers).api ?? {};
  for (const entry of [...Object.values(queries), ...Object.values(mutations)]) {
    if (isPublic(entry?.endpointName)) collect(entry?.data, publicText);
  }
  for (const { action } of steps) {
    const { payload, meta } = action as Answered;
    if (isPublic(meta?.arg?.endpointName)) collect(payload, publicText);
  }
  return publicText;
}
