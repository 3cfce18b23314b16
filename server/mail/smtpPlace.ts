export interface SmtpPlace {
  host: string;
  port: number;
  /** True for TLS from the first byte, false for STARTTLS. */
  isSecure: boolean;
  login: { user: string; pass: string } | undefined;
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|::1)$/;

export const mayBePlain = ({ host, login }: SmtpPlace): boolean =>
  login === undefined || LOCAL.test(host);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses SMTP_URL.
 * @returns undefined unless the text has the form `smtp(s)://user:password@host:port`; login and port are optional
 */
export function readSmtpUrl(text: string): SmtpPlace | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return undefined;
  const { hostname, port, username, password, pathname, search, hash } = url;
  const user = decoded(username);
  const pass = decoded(password);
  if (user === undefined || pass === undefined) return undefined;
  if (!['', '/'].includes(pathname) || search !== '' || hash !== '') return undefined;
  const isSecure = url.protocol === 'smtps:';
  // Servers expect TLS at once on port 465 and do not greet plain connections.
  if (!isSecure && port === '465') return undefined;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isSecure ? 465 : 587),
    isSecure,
    login: user === '' ? undefined : { user, pass },
  };
}
