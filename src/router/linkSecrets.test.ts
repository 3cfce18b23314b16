import { setupStore } from '../testing/setupStore.tsx';
import { secretsOf, unveiledHash, veiledHash } from './linkSecrets.ts';

describe('links of mails', () => {
  it.each(['code', 'secret'])('E-11 the %s of a link is a reference in the store', (name) => {
    const secrets = secretsOf(setupStore({}).store);
    const veiled = veiledHash(`#${name}=abc123`, secrets);
    expect(veiled).toMatch(new RegExp(`^#${name}=held-\\d+$`));
    expect(veiledHash(`#${name}=abc123`, secrets)).toBe(veiled);
    expect(veiledHash(veiled, secrets)).toBe(veiled);
    expect(unveiledHash(veiled, secrets)).toBe(`#${name}=abc123`);
  });

  it('E-11 calls carry what the reference stands for, again and again', () => {
    const secrets = secretsOf(setupStore({}).store);
    const fields = { number: 'RR-1', secret: secrets.hold('abc123') };
    secrets.forget(fields);
    expect(secrets.reveal(fields)).toEqual({ number: 'RR-1', secret: 'abc123' });
  });

  it.each(['', '#reviews', '#code=', '#other=abc'])('leaves %j as it is', (hash) => {
    const secrets = secretsOf(setupStore({}).store);
    expect(veiledHash(hash, secrets)).toBe(hash);
    expect(unveiledHash(hash, secrets)).toBe(hash);
  });
});
