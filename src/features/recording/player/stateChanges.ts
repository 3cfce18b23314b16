import diff from 'microdiff';

export interface StateChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** Property names from the state's root down, joined by ` › `. */
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

const LONGEST = 2000;

function shortJson(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'undefined';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}\n…` : text;
}

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
      default:
        return difference satisfies never;
    }
  });
}
