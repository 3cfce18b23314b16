import diff from 'microdiff';

/** One place of the state that an action changed. */
export interface StateChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Names from the root of the state on, joined by ` › ` */
  readonly path: string;
  /** JSON before, indented; undefined for what was added */
  readonly before?: string;
  /** JSON after, indented; undefined for what was removed */
  readonly after?: string;
}

/** Longest value shown, in characters. */
const LONGEST = 2000;

/** A value as JSON; a long one is cut. */
function shortJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
}

/** What differs between two states, in the order of the state. */
export function stateChanges(before: object, after: object): StateChange[] {
  return diff(before as Record<string, unknown>, after as Record<string, unknown>, {
    cyclesFix: false,
  }).map((difference) => {
    const path = difference.path.join(' › ');
    switch (difference.type) {
      case 'CREATE':
        return { kind: 'added', path, after: shortJson(difference.value) };
      case 'REMOVE':
        return { kind: 'removed', path, before: shortJson(difference.oldValue) };
      case 'CHANGE':
        return {
          kind: 'changed',
          path,
          before: shortJson(difference.oldValue),
          after: shortJson(difference.value),
        };
      // The linter knows that there is no other; the compiler wants an answer.
      default:
        return difference satisfies never;
    }
  });
}
