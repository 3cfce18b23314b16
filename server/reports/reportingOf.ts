import { isHttps } from '../http/isHttps.ts';
import { REPORTS_PATH } from './reportRoutes.ts';

/** How pages of a shop ask browsers to report. */
export interface Reporting {
  /** For the end of the pages' policy */
  readonly directives: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Over https by the Reporting API, which reports crashes, too, to the endpoint called `default`. Browsers that know it leave
 * `report-uri` aside where they are named an endpoint, and use none over http; Firefox knows `report-uri` alone.
 */
export function reportingOf(shop: { readonly origin: string }): Reporting {
  const directives = `report-uri ${REPORTS_PATH}`;
  if (!isHttps(shop)) return { directives, headers: {} };
  return {
    directives: `${directives}; report-to default`,
    headers: { 'Reporting-Endpoints': `default="${REPORTS_PATH}"` },
  };
}
