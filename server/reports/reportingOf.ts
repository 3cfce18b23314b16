import { isHttps } from '../http/isHttps.ts';
import { REPORTS_PATH } from './reportRoutes.ts';

export interface Reporting {
  readonly directives: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns CSP directives and headers for browser reports. Over https the endpoint `default` gets crash reports too.
 *
 * Firefox knows only `report-uri`; browsers with the Reporting API ignore it if an endpoint is named.
 */
export function reportingOf(shop: { readonly origin: string }): Reporting {
  const directives = `report-uri ${REPORTS_PATH}`;
  if (!isHttps(shop)) return { directives, headers: {} };
  return {
    directives: `${directives}; report-to default`,
    headers: { 'Reporting-Endpoints': `default="${REPORTS_PATH}"` },
  };
}
