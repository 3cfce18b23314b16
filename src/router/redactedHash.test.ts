import { setupStore } from '../testing/setupStore.tsx';
import { secretsOf, restoredHash, redactedHash } from './redactedHash.ts';

describe('emailed links', () => {
  it.each(['code', 'secret'])('replaces the %s of a link by a vault reference [E-11]', (name) => {
    const secrets = secretsOf(setupStore({}).store);
    const redacted = redactedHash(`#${name}=abc123`, secrets);
    expect(redacted).toMatch(new RegExp(`^#${name}=secret-\\d+$`));
    expect(redactedHash(`#${name}=abc123`, secrets)).toBe(redacted);
    expect(redactedHash(redacted, secrets)).toBe(redacted);
    expect(restoredHash(redacted, secrets)).toBe(`#${name}=abc123`);
  });

  it('resolves the reference for every request, even after a delete [E-11]', () => {
    const secrets = secretsOf(setupStore({}).store);
    const fields = { number: 'RR-1', secret: secrets.store('abc123') };
    secrets.delete(fields);
    expect(secrets.resolve(fields)).toEqual({ number: 'RR-1', secret: 'abc123' });
  });

  it.each(['', '#reviews', '#code=', '#other=abc'])('leaves %j unchanged', (hash) => {
    const secrets = secretsOf(setupStore({}).store);
    expect(redactedHash(hash, secrets)).toBe(hash);
    expect(restoredHash(hash, secrets)).toBe(hash);
  });
});
