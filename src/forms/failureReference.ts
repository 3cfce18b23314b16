const REFERENCE = /^[\w-]{1,64}$/;

export function referenceOf(failure: unknown): string | undefined {
  const { text } = (failure ?? {}) as { text?: unknown };
  if (typeof text !== 'string' || !text.startsWith('{')) return undefined;
  try {
    const { reference } = JSON.parse(text) as { reference?: unknown };
    return typeof reference === 'string' && REFERENCE.test(reference) ? reference : undefined;
  } catch {
    return undefined;
  }
}
