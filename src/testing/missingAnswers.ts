/** The answer to a call that is still under way. */
export const unanswered = (): Promise<never> => new Promise(() => undefined);

/** The answer of a server that fails. */
export const failing = (): Response => new Response('', { status: 500 });
