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
      smtpUrl: undefined,
      mailFrom: 'Ridge & Root <hello@ridgeandroot.example>',
      pageCacheBytes: 64 * 1024 * 1024,
      settings: {
        timeZone: 'Asia/Kolkata',
        hasTestPayment: false,
        holdsReviews: false,
        collectsVitals: false,
        sessionLifetime: { idleDays: 30, maxDays: 180 },
      },
      paymentDeadlines: { onlineMinutes: 60, transferDays: 3 },
      fakeNewsletterPort: undefined,
      trustProxy: false,
      shutdownMs: 10_000,
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
        SHUTDOWN_SECONDS: '30',
        SMTP_URL: 'smtps://shop:secret@mail.example',
        MAIL_FROM: 'shop@shop.example',
        SHOP_TIME_ZONE: 'Europe/Paris',
        PAYMENT_TEST: '1',
        VITALS: '1',
        REVIEW_APPROVAL: '1',
        NEWSLETTER_ACTION: 'https://list.example/subscribe',
        FAKE_NEWSLETTER_PORT: '3001',
        UNPAID_ONLINE_MINUTES: '30',
        UNPAID_TRANSFER_DAYS: '7',
        SUPPORT_TOKEN: 'sixteen-letters!',
        SESSION_IDLE_DAYS: '7',
        SESSION_MAX_DAYS: '90',
      }),
    ).toMatchObject({
      port: 80,
      databaseUrl,
      origin: 'https://shop.example',
      trustProxy: 1,
      shutdownMs: 30_000,
      smtpUrl: 'smtps://shop:secret@mail.example',
      mailFrom: 'shop@shop.example',
      settings: {
        timeZone: 'Europe/Paris',
        hasTestPayment: true,
        collectsVitals: true,
        holdsReviews: true,
        newsletterAction: 'https://list.example/subscribe',
        supportToken: 'sixteen-letters!',
        sessionLifetime: { idleDays: 7, maxDays: 90 },
      },
      paymentDeadlines: { onlineMinutes: 30, transferDays: 7 },
      fakeNewsletterPort: 3001,
    });
  });

  it.each([
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, fd00::1,loopback', ['10.0.0.0/8', 'fd00::1', 'loopback']],
  ])('believes with TRUST_PROXY=%s the proxies %j', (value, trustProxy) => {
    expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80x'],
    ['PORT', '-1'],
    ['ORIGIN', 'ftp://shop.example'],
    ['ORIGIN', 'shop'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '12'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['SHUTDOWN_SECONDS', '1.5'],
    ['SESSION_IDLE_DAYS', '0'],
    ['SESSION_MAX_DAYS', '3651'],
    ['LOG_LEVEL', 'loud'],
    ['PAGE_CACHE_MB', 'much'],
    ['SHOP_TIME_ZONE', 'Bengaluru'],
    ['PAYMENT_TEST', 'yes'],
    ['REVIEW_APPROVAL', 'yes'],
    ['NEWSLETTER_ACTION', 'the list'],
    ['NEWSLETTER_ACTION', 'javascript:x'],
    ['NEWSLETTER_ACTION', 'https://list.example; x'],
    ['FAKE_NEWSLETTER_PORT', '65536'],
    ['MAIL_FROM', 'the shop'],
    ['MAIL_FROM', 'Shop <a@shop.example>, b@shop.example'],
    ['MAIL_FROM', 'Shop\r\nBcc: x <a@shop.example>'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^${name} must be .*'${value}'\\.$`),
    );
  });

  it('rejects a bare offset as a time zone', () => {
    expect(() => readConfig({ SHOP_TIME_ZONE: '+05:30' })).toThrow(
      "SHOP_TIME_ZONE must be a zone such as Asia/Kolkata, but is '+05:30'.",
    );
  });

  it.each(['http://shop:secret@mail.example', 'smtp:secret', 'secret'])(
    'does not repeat an invalid mail server, which may hold a password',
    (url) => {
      expect(() => readConfig({ SMTP_URL: url })).toThrow(/^SMTP_URL must be (?!.*secret)/);
    },
  );

  it.each(['fifteen-letters', 'sixteen letters!', 'x'.repeat(201)])(
    'E-11 does not repeat a support token that is too short, too long or has spaces',
    (token) => {
      expect(() => readConfig({ SUPPORT_TOKEN: token })).toThrow(
        'SUPPORT_TOKEN must be 16 to 200 printable characters without spaces.',
      );
    },
  );

  it('does not repeat an invalid database URL, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://shop:secret@db/shop' })).toThrow(
      /^DATABASE_URL must be (?!.*secret)/,
    );
  });
});
