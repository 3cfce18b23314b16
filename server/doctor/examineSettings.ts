import { settingNames, UNREACHABLE_SENDER, type Config } from '../config.ts';
import { isHttps } from '../http/isHttps.ts';
import { editDistance } from '../search/editDistance.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const ABOUT = 'settings';

const MOST_WRONG = 2;
const LEAST_LENGTH = 6;

export function examineNames(env: Readonly<Record<string, string | undefined>>): Finding[] {
  const known = [...settingNames()].filter((name) => name.length >= LEAST_LENGTH);
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((other) => editDistance(name, other, MOST_WRONG) <= MOST_WRONG);
    if (meant === undefined) return [];
    return fault(ABOUT, `${name} is no setting of the shop. If you mean ${meant}, call it so.`);
  });
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

function examineContact({ settings }: Config): Finding[] {
  const { securityContact: contact } = settings;
  if (contact === undefined) {
    return [warning(ABOUT, 'Nobody learns whom to tell of a weakness: set SECURITY_CONTACT.')];
  }
  const left = contact.expires.getTime() - Date.now();
  if (left <= 0) {
    return [fault(ABOUT, 'SECURITY_EXPIRES is past, so security.txt is gone: set a later day.')];
  }
  if (left > YEAR_MS) {
    return [warning(ABOUT, 'SECURITY_EXPIRES is more than a year away: set an earlier day.')];
  }
  return [];
}

function examinePublic(config: Config, isProduction: boolean): Finding[] {
  const { settings, smtpUrl, mailFrom, trustProxy, fakePaymentsPort, gatewayKeys } = config;
  const checks: [boolean, Finding][] = [
    [
      !isHttps(config),
      fault(ABOUT, 'ORIGIN is plain http: let a proxy speak TLS and set ORIGIN to https://…'),
    ],
    [
      isHttps(config) && trustProxy === false,
      fault(
        ABOUT,
        'ORIGIN is https, so a proxy is in front, but TRUST_PROXY is 0: all shoppers share one limit. Set TRUST_PROXY=1.',
      ),
    ],
    [
      smtpUrl === undefined,
      fault(ABOUT, 'SMTP_URL is not set, so emails stay in files and reach nobody. Set it.'),
    ],
    [
      smtpUrl !== undefined && mailFrom === UNREACHABLE_SENDER,
      fault(ABOUT, 'MAIL_FROM is not set, so mails come from nobody and may be refused. Set it.'),
    ],
    [
      fakePaymentsPort !== undefined && !gatewayKeys.stripe && !gatewayKeys.razorpay,
      fault(ABOUT, 'FAKE_PAYMENTS_PORT lets shoppers order without paying. Remove it.'),
    ],
    [
      settings.unconfirmedLimits === undefined && trustProxy !== false,
      warning(
        ABOUT,
        'UNCONFIRMED_ORDERS is 0: orders of made-up mail addresses may hold the whole stock. Set it to 10.',
      ),
    ],
    [
      isHttps(config) && !settings.demandsSecondFactor,
      warning(
        ABOUT,
        'STAFF_SECOND_FACTOR is 0: a stolen password of an owner opens the whole shop. Set it to 1.',
      ),
    ],
    [
      !isProduction,
      warning(ABOUT, 'NODE_ENV is not production, which makes the shop slower. Set it.'),
    ],
  ];
  return [...checks.flatMap(([is, finding]) => (is ? [finding] : [])), ...examineContact(config)];
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

export function examineSettings(config: Config, isProduction: boolean): Finding[] {
  const { host, origin, settings } = config;
  const { idleDays, maxDays } = settings.sessionLifetime;
  const isLocal = LOCAL.test(new URL(origin).hostname);
  const findings = isLocal ? [] : examinePublic(config, isProduction);
  if (isLocal && !LOCAL.test(host)) {
    findings.push(
      warning(
        ABOUT,
        `HOST is ${host}, but pages call themselves ${origin}. Set ORIGIN to how shoppers reach the shop.`,
      ),
    );
  }
  if (idleDays > maxDays) {
    findings.push(
      warning(
        ABOUT,
        'SESSION_IDLE_DAYS is more than SESSION_MAX_DAYS and has no effect. Lower it.',
      ),
    );
  }
  return findings.length > 0 ? findings : [fine(ABOUT, `valid, for ${origin}`)];
}
