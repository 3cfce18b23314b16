import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFakeProvider } from './fakeProvider.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stand-in-'));
});

afterAll(() => rm(dataDir, { recursive: true }));

const post = (address: string, email: string, language = 'en') =>
  fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ EMAIL: email }),
    headers: { 'accept-language': language },
  });

describe('the fake provider of mailing lists', () => {
  it('NEWSLETTER-07 OPEN-43 stores addresses, and says plainly what it is', async () => {
    const list = await openFakeProvider({ host: '127.0.0.1', port: 0, dataDir });
    try {
      const answer = await post(list.address, 'meera@example.com');
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<h1>Stand-in for a mailing list</h1>');
      expect(html).toContain('Your address is on the list.');
      const french = await (await post(list.address, 'zoe@example.com', 'fr')).text();
      expect(french).toContain('Votre adresse est sur la liste.');
      const kept = await readFile(path.join(dataDir, 'newsletter-stand-in.txt'), 'utf8');
      expect(kept).toBe('meera@example.com\nzoe@example.com\n');
    } finally {
      await list.close();
    }
  });

  it('OPEN-43 stores no text that is no address', async () => {
    const folder = path.join(dataDir, 'none');
    const list = await openFakeProvider({ host: '127.0.0.1', port: 0, dataDir: folder });
    try {
      const answer = await post(list.address, 'two\nlines@example.com');
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('This is not an e-mail address.');
      await expect(readFile(path.join(folder, 'newsletter-stand-in.txt'))).rejects.toThrow(
        'ENOENT',
      );
    } finally {
      await list.close();
    }
  });

  it('OPEN-43 opens elsewhere where its port is busy', async () => {
    const first = await openFakeProvider({ host: '127.0.0.1', port: 0, dataDir });
    const port = Number(new URL(first.address).port);
    const second = await openFakeProvider({ host: '127.0.0.1', port, dataDir });
    expect(new URL(second.address).port).not.toBe(String(port));
    await second.close();
    await first.close();
  });
});
