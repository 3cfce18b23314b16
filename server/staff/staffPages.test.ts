import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { staffPages } from './staffPages.ts';

let app: FastifyInstance;
let distDir: string;

beforeAll(async () => {
  distDir = await mkdtemp(path.join(tmpdir(), 'staff-'));
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

describe('staff pages', () => {
  it.each(['/staff', '/staff/orders'])(
    '%s cannot be framed and gets a style nonce per response',
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

  it('may use the camera and WebAssembly to read barcodes', async () => {
    const { headers } = await app.inject('/staff/stock');
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\),/);
    const scripts = directivesOf(headers['content-security-policy']).find((directive) =>
      directive.startsWith('script-src'),
    );
    expect(scripts).toContain("'wasm-unsafe-eval'");
  });
});
