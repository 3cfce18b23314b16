import { isHttps } from '../http/isHttps.ts';
import { REPORTS_PATH } from './reportRoutes.ts';

export interface Reporting {
  readonly directives: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns CSP directives and headers for browser reports. With https, the endpoint `default` receives crash reports
 * too.
 *
 * Firefox supports only `report-uri`. Browsers with the Reporting API ignore `report-uri` if `report-to` names an
 * endpoint.
 */
export function reportingOf(shop: { readonly origin: string }): Reporting {
  const directives = `report-uri ${REPORTS_PATH}`;
  if (!isHttps(shop)) return { directives, headers: {} };
  return {
    directives: `${directives}; report-to default`,
    headers: { 'Reporting-Endpoints': `default="${REPORTS_PATH}"` },
  };
}
