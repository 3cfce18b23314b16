import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig({ PORT: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: './data',
      distDir: './dist',
      distServerDir: './dist-server',
      origin: 'http://localhost:3000',
      pageCacheBytes: 64 * 1024 * 1024,
      trustProxy: false,
      logLevel: 'warn',
    });
  });

  it('takes what is set', () => {
    const databaseUrl = 'postgres://shop:secret@db/shop';
    expect(
      readConfig({
        PORT: '80',
        DATABASE_URL: databaseUrl,
        ORIGIN: 'https://shop.example/',
        TRUST_PROXY: '1',
      }),
    ).toMatchObject({ port: 80, databaseUrl, origin: 'https://shop.example', trustProxy: true });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80x'],
    ['PORT', '-1'],
    ['ORIGIN', 'ftp://shop.example'],
    ['ORIGIN', 'shop'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_MB', 'much'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*'${value}'\\.$`),
    );
  });

  it('does not repeat a wrong database address, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
      /^DATABASE_URL must be (?!.*secret)/,
    );
  });
});
