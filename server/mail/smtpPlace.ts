/** An SMTP server, as SMTP_URL names it. */
export interface SmtpPlace {
  host: string;
  port: number;
  /** TLS from the first byte; STARTTLS otherwise. */
  isSecure: boolean;
  login: { user: string; pass: string } | undefined;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|::1)$/;

/** Whether mail for a server may go without TLS: nothing secret is sent, or nobody is on the way. */
export const mayBePlain = ({ host, login }: SmtpPlace): boolean =>
  login === undefined || LOCAL.test(host);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Reads SMTP_URL. @returns undefined for anything else than `smtp(s)://user:password@host:port` */
export function readSmtpUrl(text: string): SmtpPlace | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  const { hostname, port, username, password, pathname, search, hash } = url;
  const user = decoded(username);
  const pass = decoded(password);
  if (user === undefined || pass === undefined) return undefined;
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '') return undefined;
  const isSecure = url.protocol === 'smtps:';
  // The port of smtps:// waits for TLS, and never greets a plain client.
  if (!isSecure && port === '465') return undefined;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    login: user === '' ? undefined : { user, pass },
  };
}
