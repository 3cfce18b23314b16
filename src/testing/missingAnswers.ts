export const unanswered = (): Promise<never> => new Promise(() => undefined);

export const failing = (): Response => new Response('', { status: 500 });
