import { availableParallelism } from 'node:os';
import { isScalePattern } from '../contract/gtin.ts';
import { readSmtpUrl } from './mail/smtpPlace.ts';
import { isHttps } from './http/isHttps.ts';
import type { SecurityContact } from './http/securityTxt.ts';
import type { TracesPlace } from './tracing/tracing.ts';
import { RAZORPAY_KEY_ID, RAZORPAY_SECRET, STRIPE_KEY } from './payment/gateways/keyPatterns.ts';
import type { GatewayKeys } from './payment/gateways/openGateways.ts';
import { readTrustedProxies, type TrustedProxies } from './http/trustedProxies.ts';
import type { BucketPlace } from './pictures/pictureStore.ts';
import { DEFAULT_SETTINGS, type ShopSettings, type UnconfirmedLimits } from './shopSettings.ts';

export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  /** DATABASE_READ_URL of a standby, for reads that may be some seconds old; undefined for none. */
  databaseReadUrl: string | undefined;
  dataDir: string;
  hasDemo: boolean;
  distDir: string;
  distServerDir: string;
  distStaffDir: string;
  origin: string;
  picturesBucket: BucketPlace | undefined;
  smtpUrl: string | undefined;
  /** MAIL_FROM, such as `Shop <hello@shop.example>`; a bare address gets the shop's name. */
  mailFrom: string;
  /** SHARED_CACHE: true if an upstream cache stores pages by URL, language and currency. */
  hasSharedCache: boolean;
  /** PAGE_CACHE_MB, in bytes. */
  pageCacheBytes: number;
  settings: ShopSettings;
  fakeNewsletterPort: number | undefined;
  fakePaymentsPort: number | undefined;
  gatewayKeys: GatewayKeys;
  trustProxy: TrustedProxies;
  /** SHUTDOWN_SECONDS, in milliseconds. */
  shutdownMs: number;
  metrics: { host: string; port: number } | undefined;
  traces: TracesPlace | undefined;
  workers: number;
  logLevel: (typeof LOG_LEVELS)[number];
}

const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

function integer(
  env: Environment,
  name: string,
  fallback: number,
  maximum: number,
  minimum = 0,
): number {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value;
  throw new Error(
    `${name} must be a whole number from ${minimum} to ${maximum}, but is '${text}'.`,
  );
}

function oneOf<Value extends string>(
  env: Environment,
  name: string,
  fallback: Value,
  values: readonly Value[],
): Value {
  const text = env[name] || fallback;
  const value = values.find((candidate) => candidate === text);
  if (value !== undefined) return value;
  throw new Error(`${name} must be one of ${values.join(', ')}, but is '${text}'.`);
}

function databaseUrl(env: Environment, name = 'DATABASE_URL'): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) return text;
  // Do not print the value: it may hold a password.
  throw new Error(`${name} must be an address such as postgres://user:password@host:5432/shop.`);
}

function databaseReadUrl(env: Environment): string | undefined {
  const url = databaseUrl(env, 'DATABASE_READ_URL');
  if (url === undefined || databaseUrl(env) !== undefined) return url;
  throw new Error('DATABASE_READ_URL names a standby, so DATABASE_URL must name its primary.');
}

function origin(env: Environment, port: number): string {
  const text = env['ORIGIN'] || `http://localhost:${port}`;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin;
  throw new Error(`ORIGIN must be an address such as https://shop.example, but is '${text}'.`);
}

function picturesBucket(env: Environment): BucketPlace | undefined {
  const text = env['PICTURES_URL'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const { protocol = '', origin: host = '', pathname = '/', username, password } = url ?? {};
  const folder = pathname.replace(/\/+$/, '');
  if (/^https?:$/.test(protocol) && folder !== '' && username && password) {
    return {
      endpoint: host + folder,
      region: url?.searchParams.get('region') || 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  }
  // Do not print the value: it may hold a secret key.
  throw new Error(
    'PICTURES_URL must be an address such as https://id:key@s3.example/bucket?region=eu-west-1.',
  );
}

function smtpUrl(env: Environment): string | undefined {
  const text = env['SMTP_URL'];
  if (!text) return undefined;
  if (readSmtpUrl(text) !== undefined) return text;
  // Do not print the value: it may hold a password.
  throw new Error(
    'SMTP_URL must be an address such as smtp://user:password@mail.example:587, or smtps:// for port 465, without a query.',
  );
}

export const UNREACHABLE_SENDER = 'hello@ridgeandroot.example';

function mailFrom(env: Environment): string {
  const text = env['MAIL_FROM'] || UNREACHABLE_SENDER;
  // Accept only one line with one address: other text could inject headers.
  if (/^(?:[^<>@\p{Cc}]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u.test(text)) return text;
  throw new Error(
    `MAIL_FROM must be an address such as Shop <hello@shop.example>, but is '${text}'.`,
  );
}

function isTimeZone(name: string): boolean {
  // Reject numeric offsets: PostgreSQL and JavaScript interpret their sign differently.
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

function timeZone(env: Environment): string {
  const text = env['SHOP_TIME_ZONE'] || DEFAULT_SETTINGS.timeZone;
  if (isTimeZone(text)) return text;
  throw new Error(`SHOP_TIME_ZONE must be a zone such as Asia/Kolkata, but is '${text}'.`);
}

function country(env: Environment): string {
  const text = env['SHOP_COUNTRY'] || DEFAULT_SETTINGS.country;
  if (/^[A-Z]{2}$/.test(text)) return text;
  throw new Error(`SHOP_COUNTRY must be a code such as IN, but is '${text}'.`);
}

function scaleCodes(env: Environment): string[] {
  const patterns = (env['SCALE_CODES'] ?? '').split(',').filter((pattern) => pattern !== '');
  const wrong = patterns.find((pattern) => !isScalePattern(pattern));
  if (wrong === undefined) return patterns;
  throw new Error(`SCALE_CODES must be patterns such as 21.....{NNDDD}, but is '${wrong}'.`);
}

function newsletterAddress(
  env: Environment,
  name: 'NEWSLETTER_ACTION' | 'NEWSLETTER_REDIRECT',
): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  // A space or semicolon could extend the Content Security Policy.
  if (URL.canParse(text) && /^https?:\/\/[^\s;,]+$/.test(text)) return text;
  throw new Error(
    `${name} must be an address such as https://list.example/subscribe, but is '${text}'.`,
  );
}

/**
 * Returns undefined (no limit) if UNCONFIRMED_ORDERS is 0. The default behind an untrusted proxy is 0, because all
 * customers then share one IP address.
 */
function unconfirmedLimits(env: Environment, port: number): UnconfirmedLimits | undefined {
  const isBehindProxy = isHttps({ origin: origin(env, port) });
  const areOneNetwork = isBehindProxy && trustProxy(env) === false;
  const orders = integer(env, 'UNCONFIRMED_ORDERS', areOneNetwork ? 0 : 10, 100_000);
  const units = integer(env, 'UNCONFIRMED_UNITS', 100, 1_000_000, 1);
  const hours = integer(env, 'UNCONFIRMED_HOURS', 24, 10_000, 1);
  return orders === 0 ? undefined : { orders, units, hours };
}

function supportToken(env: Environment): string | undefined {
  const text = env['SUPPORT_TOKEN'];
  if (!text) return undefined;
  // Printable characters only, so that the token fits into a header.
  if (/^[\x21-\x7e]{16,200}$/.test(text)) return text;
  throw new Error('SUPPORT_TOKEN must be 16 to 200 printable characters without spaces.');
}

function secretsKey(env: Environment): Buffer | undefined {
  const text = env['SECRETS_KEY'];
  if (!text) return undefined;
  const key = Buffer.from(text, 'base64');
  if (/^[A-Za-z0-9+/]{43}=$/.test(text) && key.length === 32) return key;
  throw new Error('SECRETS_KEY must be 32 bytes as base64: openssl rand -base64 32');
}

function demandsSecondFactor(env: Environment, port: number): boolean {
  const fallback = isHttps({ origin: origin(env, port) }) ? '1' : '0';
  return oneOf(env, 'STAFF_SECOND_FACTOR', fallback, ['0', '1']) === '1';
}

/** Reads contact and expiry date, which RFC 9116 demands together. Undefined if both are empty. */
function securityContact(env: Environment): SecurityContact | undefined {
  const { SECURITY_CONTACT: address = '', SECURITY_EXPIRES: expires = '' } = env;
  if (address === '' && expires === '') return undefined;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(address)) {
    throw new Error(
      `SECURITY_CONTACT must be an address such as mailto:security@shop.example, but is '${address}'.`,
    );
  }
  // `Date.parse` accepts impossible days and shifts them, so compare the result.
  const isDay = /^\d{4}-\d\d-\d\d$/.test(expires) && !Number.isNaN(Date.parse(expires));
  if (!isDay || !new Date(expires).toISOString().startsWith(expires)) {
    throw new Error(`SECURITY_EXPIRES must be a day such as 2027-06-30, but is '${expires}'.`);
  }
  return { address, expires: new Date(expires) };
}

const secretList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function matching(
  env: Environment,
  name: string,
  pattern: RegExp,
  example: string,
): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (pattern.test(text)) return text;
  // Do not print the value: it is a secret.
  throw new Error(`${name} must look like ${example}.`);
}

function gatewayKeys(env: Environment): GatewayKeys {
  const stripeSecrets = secretList(env['STRIPE_WEBHOOK_SECRET']);
  const razorpaySecrets = secretList(env['RAZORPAY_WEBHOOK_SECRET']);
  const secretKey = matching(env, 'STRIPE_SECRET_KEY', STRIPE_KEY, 'sk_test_… or sk_live_…');
  const keyId = matching(env, 'RAZORPAY_KEY_ID', RAZORPAY_KEY_ID, 'rzp_test_… or rzp_live_…');
  const keySecret = matching(
    env,
    'RAZORPAY_KEY_SECRET',
    RAZORPAY_SECRET,
    'the secret of RAZORPAY_KEY_ID',
  );
  if ((keyId === undefined) !== (keySecret === undefined)) {
    throw new Error('RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET belong together.');
  }
  return {
    ...(secretKey && { stripe: { secretKey, webhookSecrets: stripeSecrets } }),
    ...(keyId &&
      keySecret && {
        razorpay: { keyId, keySecret, webhookSecrets: razorpaySecrets },
      }),
  };
}

function optionalPort(env: Environment, name: string): number | undefined {
  return env[name] ? integer(env, name, 0, 65_535) : undefined;
}

function metrics(env: Environment): Config['metrics'] {
  const host = env['METRICS_HOST'] || '127.0.0.1';
  const port = optionalPort(env, 'METRICS_PORT');
  return port === undefined ? undefined : { host, port };
}

function traces(env: Environment): TracesPlace | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!endpoint) return undefined;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new Error(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318, but is '${endpoint}'.`,
    );
  }
  const text = share || '1';
  if (/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text)) return { endpoint, share: Number(text) };
  throw new Error(
    `OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1, but is '${text}'.`,
  );
}

function trustProxy(env: Environment): TrustedProxies {
  const text = env['TRUST_PROXY'] || '0';
  const proxies = readTrustedProxies(text);
  if (proxies !== undefined) return proxies;
  throw new Error(
    `TRUST_PROXY must be a number of proxies from 0 to 9 or networks such as 10.0.0.0/8,fd00::/8, but is '${text}'.`,
  );
}

const MOST_WORKERS = 256;

function workers(env: Environment): number {
  if (databaseUrl(env) !== undefined) {
    return integer(env, 'WORKERS', availableParallelism(), MOST_WORKERS, 1);
  }
  const count = integer(env, 'WORKERS', 1, MOST_WORKERS, 1);
  if (count === 1) return count;
  throw new Error(
    'WORKERS must be 1 on the embedded database, which has room for one process. Set DATABASE_URL for more.',
  );
}

/**
 * Reads the settings; missing and empty ones get defaults.
 * @throws with one sentence that names the invalid setting
 */
export function readConfig(env: Environment): Config {
  const port = integer(env, 'PORT', 3000, 65_535);
  const { sessionLifetime, paymentDeadlines: deadlines } = DEFAULT_SETTINGS;
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    databaseUrl: databaseUrl(env),
    databaseReadUrl: databaseReadUrl(env),
    dataDir: env['DATA_DIR'] || './data',
    hasDemo: oneOf(env, 'DEMO', '1', ['0', '1']) === '1',
    distDir: env['DIST_DIR'] || './dist',
    distServerDir: env['DIST_SERVER_DIR'] || './dist-server',
    distStaffDir: env['DIST_STAFF_DIR'] || './dist-staff',
    origin: origin(env, port),
    picturesBucket: picturesBucket(env),
    smtpUrl: smtpUrl(env),
    mailFrom: mailFrom(env),
    hasSharedCache: oneOf(env, 'SHARED_CACHE', '0', ['0', '1']) === '1',
    pageCacheBytes: integer(env, 'PAGE_CACHE_MB', 64, 65_536) * 1024 * 1024,
    settings: {
      ...DEFAULT_SETTINGS,
      country: country(env),
      timeZone: timeZone(env),
      newsletterAction: newsletterAddress(env, 'NEWSLETTER_ACTION'),
      newsletterRedirect: newsletterAddress(env, 'NEWSLETTER_REDIRECT'),
      holdsReviews: oneOf(env, 'REVIEW_APPROVAL', '0', ['0', '1']) === '1',
      scaleCodes: scaleCodes(env),
      lowStock: integer(env, 'LOW_STOCK', DEFAULT_SETTINGS.lowStock, 100),
      supportToken: supportToken(env),
      secretsKey: secretsKey(env),
      demandsSecondFactor: demandsSecondFactor(env, port),
      securityContact: securityContact(env),
      collectsVitals: metrics(env) !== undefined,
      hstsCoversSubdomains: oneOf(env, 'HSTS_SUBDOMAINS', '0', ['0', '1']) === '1',
      sessionLifetime: {
        idleDays: integer(env, 'SESSION_IDLE_DAYS', sessionLifetime.idleDays, 3650, 1),
        maxDays: integer(env, 'SESSION_MAX_DAYS', sessionLifetime.maxDays, 3650, 1),
      },
      unconfirmedLimits: unconfirmedLimits(env, port),
      paymentDeadlines: {
        onlineMinutes: integer(env, 'UNPAID_ONLINE_MINUTES', deadlines.onlineMinutes, 100_000),
        transferDays: integer(env, 'UNPAID_TRANSFER_DAYS', deadlines.transferDays, 1000),
      },
    },
    fakeNewsletterPort: optionalPort(env, 'FAKE_NEWSLETTER_PORT'),
    fakePaymentsPort: optionalPort(env, 'FAKE_PAYMENTS_PORT'),
    gatewayKeys: gatewayKeys(env),
    trustProxy: trustProxy(env),
    shutdownMs: integer(env, 'SHUTDOWN_SECONDS', 10, 3600) * 1000,
    metrics: metrics(env),
    traces: traces(env),
    workers: workers(env),
    logLevel: oneOf(env, 'LOG_LEVEL', 'warn', LOG_LEVELS),
  };
}

export function settingNames(): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (_none: object, name: string) => void names.add(name);
  readConfig(new Proxy({}, { get: read }));
  return names;
}
