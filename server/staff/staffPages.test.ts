import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { staffPages } from './staffPages.ts';

let app: FastifyInstance;
let distDir: string;

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'counter-'));
  await mkdir(path.join(distDir, 'assets'));
  await writeFile(path.join(distDir, 'index.html'), '<div id="root" data-nonce="%nonce%"></div>');
  app = Fastify();
  app.decorate('origin', 'http://shop.example');
  await app.register(staffPages, { distDir });
});

afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const directivesOf = (policy: unknown) => String(policy).split('; ');

describe('pages of the counter', () => {
  it.each(['/staff', '/staff/orders', '/staff/replay'])(
    '%s stands in no frame, and styles it by a nonce of its own',
    async (url) => {
      const { body, headers } = await app.inject(url);
      const directives = directivesOf(headers['content-security-policy']);
      const [, nonce = ''] = /data-nonce="(\w+)"/.exec(body) ?? [];
      expect(directives).toContain("frame-ancestors 'none'");
      expect(directives).toContainEqual(expect.stringMatching(/^report-uri \//));
      expect(directives).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect((await app.inject(url)).body).not.toBe(body);
    },
  );

  it('show a replayed one in a frame of the page for that alone, from which nothing is sent', async () => {
    const { body, headers } = await app.inject('/staff/replay/counter');
    const directives = directivesOf(headers['content-security-policy']);
    expect(body).toContain('id="root"');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    for (const name of ['connect-src', 'form-action', 'frame-src', 'worker-src']) {
      expect(directives).toContain(`${name} 'none'`);
    }
    expect(directives.filter((directive) => directive.startsWith('form-action'))).toHaveLength(1);
    expect(directives).toContain("frame-ancestors 'self'");
  });

  it('may use the camera and read codes by WebAssembly, which the replayed one may not', async () => {
    const camera = async (url: string) =>
      (await app.inject(url)).headers['permissions-policy']?.toString().split(',', 1)[0];
    expect(await camera('/staff/stock')).toBe('camera=(self)');
    // The headers of every answer shut it.
    expect(await camera('/staff/replay/counter')).toBeUndefined();
    const { headers } = await app.inject('/staff/stock');
    const scripts = directivesOf(headers['content-security-policy']).find((directive) =>
      directive.startsWith('script-src'),
    );
    expect(scripts).toContain("'wasm-unsafe-eval'");
  });
});
