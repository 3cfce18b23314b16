import type { FastifyInstance } from 'fastify';

export interface SecurityContact {
  readonly address: string;
  readonly expires: Date;
}

/** Serves `/.well-known/security.txt` while the configured contact has not expired. */
export async function securityTxt(app: FastifyInstance): Promise<void> {
  const { origin, settings } = app;
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    const { securityContact: contact } = settings;
    if (contact === undefined || contact.expires.getTime() <= Date.now()) {
      return reply.callNotFound();
    }
    const lines = [
      `Contact: ${contact.address}`,
      `Expires: ${contact.expires.toISOString()}`,
      'Preferred-Languages: en, fr',
      `Canonical: ${origin}${path}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(`${lines.join('\n')}\n`);
  });
}
