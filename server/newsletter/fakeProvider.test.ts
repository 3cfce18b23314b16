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

describe('fake newsletter provider', () => {
  it('stores addresses and states that it is a fake provider [NEWSLETTER-07, OPEN-43]', async () => {
    const list = await openFakeProvider({ host: '127.0.0.1', port: 0, dataDir });
    try {
      const answer = await post(list.address, 'meera@example.com');
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<h1>Demo mailing list</h1>');
      expect(html).toContain('Your address is on the list.');
      const french = await (await post(list.address, 'zoe@example.com', 'fr')).text();
      expect(french).toContain('Votre adresse est sur la liste.');
      const kept = await readFile(path.join(dataDir, 'newsletter-stand-in.txt'), 'utf8');
      expect(kept).toBe('meera@example.com\nzoe@example.com\n');
    } finally {
      await list.close();
    }
  });

  it('rejects text that is no email address [OPEN-43]', async () => {
    const folder = path.join(dataDir, 'none');
    const list = await openFakeProvider({ host: '127.0.0.1', port: 0, dataDir: folder });
    try {
      const answer = await post(list.address, 'two\nlines@example.com');
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain('This isn’t an email address.');
      await expect(readFile(path.join(folder, 'newsletter-stand-in.txt'))).rejects.toThrow(
        'ENOENT',
      );
    } finally {
      await list.close();
    }
  });

  it('chooses another port if its own is busy [OPEN-43]', async () => {
    const first = await openFakeProvider({ host: '127.0.0.1', port: 0, dataDir });
    const port = Number(new URL(first.address).port);
    const second = await openFakeProvider({ host: '127.0.0.1', port, dataDir });
    expect(new URL(second.address).port).not.toBe(String(port));
    await second.close();
    await first.close();
  });
});
