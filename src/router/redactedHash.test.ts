import { setupStore } from '../testing/setupStore.tsx';
import { secretsOf, restoredHash, redactedHash } from './redactedHash.ts';

describe('links of mails', () => {
  it.each(['code', 'secret'])('E-11 the %s of a link is a reference in the store', (name) => {
    const secrets = secretsOf(setupStore({}).store);
    const redacted = redactedHash(`#${name}=abc123`, secrets);
    expect(redacted).toMatch(new RegExp(`^#${name}=secret-\\d+$`));
    expect(redactedHash(`#${name}=abc123`, secrets)).toBe(redacted);
    expect(redactedHash(redacted, secrets)).toBe(redacted);
    expect(restoredHash(redacted, secrets)).toBe(`#${name}=abc123`);
  });

  it('E-11 calls carry what the reference stands for, again and again', () => {
    const secrets = secretsOf(setupStore({}).store);
    const fields = { number: 'RR-1', secret: secrets.store('abc123') };
    secrets.delete(fields);
    expect(secrets.resolve(fields)).toEqual({ number: 'RR-1', secret: 'abc123' });
  });

  it.each(['', '#reviews', '#code=', '#other=abc'])('leaves %j as it is', (hash) => {
    const secrets = secretsOf(setupStore({}).store);
    expect(redactedHash(hash, secrets)).toBe(hash);
    expect(restoredHash(hash, secrets)).toBe(hash);
  });
});
