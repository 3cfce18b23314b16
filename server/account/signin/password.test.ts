import { scryptSync } from 'node:crypto';
import { cheapCost, costOfShop } from '../../testing/passwordCosts.ts';
import { hashPassword, isOutdated, isPassword, passwordCost } from './password.ts';

beforeAll(() => {
  Object.assign(passwordCost, costOfShop);
});

describe('hashPassword', () => {
  it('stores method, cost, salt and hash, with a new salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('pa55'), hashPassword('pa55')]);
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
    expect(first).not.toContain('pa55');
  });

  it('matches the same characters in any Unicode form', async () => {
    const stored = await hashPassword('Cafe\u0301 ﬁn');
    expect(await isPassword('Café fin', stored)).toBe(true);
    expect(await isPassword('Cafe fin', stored)).toBe(false);
    expect(await isPassword('', stored)).toBe(false);
  });
});

describe('the hashing queue', () => {
  beforeAll(() => {
    Object.assign(passwordCost, cheapCost);
  });

  afterAll(() => {
    Object.assign(passwordCost, costOfShop);
  });

  it('runs 2 hashes at once, queues 30 and rejects more until there is room', async () => {
    const taken = Array.from({ length: 32 }, () => isPassword('pa55', undefined));
    await expect(isPassword('pa55', undefined)).rejects.toMatchObject({ statusCode: 503 });
    await expect(hashPassword('pa55')).rejects.toMatchObject({ statusCode: 503 });
    await taken[0];
    expect(await isPassword('pa55', undefined)).toBe(false);
    expect(await Promise.all(taken)).toEqual(Array(32).fill(false));
  });
});

describe('isPassword', () => {
  it('rejects any password if none is stored', async () => {
    expect(await isPassword('', undefined)).toBe(false);
    expect(await isPassword('anything', undefined)).toBe(false);
  });

  it('accepts hashes with a lower cost and marks them outdated', async () => {
    const salt = Buffer.from('0123456789abcdef');
    const hash = scryptSync('pa55', salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = `scrypt$1024$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
    expect(await isPassword('pa55', stored)).toBe(true);
    expect(isOutdated(stored)).toBe(true);
    expect(isOutdated(await hashPassword('pa55'))).toBe(false);
  });
});
