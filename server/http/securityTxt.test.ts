import { buildApp } from '../app.ts';
import type { Database } from '../db/schema.ts';
import type { SecurityContact } from './securityTxt.ts';
import { DEFAULT_SETTINGS } from '../shopSettings.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';

let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
});

afterAll(() => db.destroy());

async function ask(securityContact?: SecurityContact) {
  const settings = { ...DEFAULT_SETTINGS, securityContact };
  const app = await buildApp({ db, settings, origin: 'https://shop.example' });
  const answer = await app.inject('/.well-known/security.txt');
  await app.close();
  return answer;
}

describe('security.txt', () => {
  it('contains the contact and the expiry date', async () => {
    const expires = new Date(Date.now() + 86_400_000);
    const { body, headers } = await ask({ address: 'mailto:security@shop.example', expires });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.split('\n')).toEqual([
      'Contact: mailto:security@shop.example',
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, fr',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ]);
  });

  it('is absent without a contact or after its expiry', async () => {
    expect((await ask()).statusCode).toBe(404);
    const expires = new Date(Date.now() - 1);
    expect((await ask({ address: 'https://shop.example', expires })).statusCode).toBe(404);
  });
});
