/** Kinds of reports that are told apart. */
const KINDS = ['csp-violation', 'crash', 'deprecation', 'intervention'] as const;

export type ReportKind = (typeof KINDS)[number] | 'other';

/** What is logged of a report: no query, which may hold a code, and no line of a script. */
export interface ShortReport {
  readonly kind: ReportKind;
  /** Path of the page */
  readonly page?: string;
  /** The policy's directive, why a page crashed, or which feature it is about */
  readonly reason?: string;
  /** Origin, or what stands for one, of what the policy kept out */
  readonly blocked?: string;
}

/** More of one body are not looked at. */
const MOST = 20;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Names of directives, reasons and features. */
function word(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\w-]{1,60}$/.test(value) ? value : undefined;
}

function pathOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  return new URL(value).pathname.slice(0, 100);
}

function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (!URL.canParse(value)) return word(value);
  const { origin, protocol } = new URL(value);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

function withoutAbsent(report: Record<keyof ShortReport, string | undefined>): ShortReport {
  const told = Object.entries(report).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told) as unknown as ShortReport;
}

/** One of the Reporting API. */
function readReport(value: unknown): ShortReport {
  const { type, url, body } = fieldsOf(value);
  const { effectiveDirective, blockedURL, reason, id } = fieldsOf(body);
  return withoutAbsent({
    kind: KINDS.find((known) => known === type) ?? 'other',
    page: pathOf(url),
    reason: word(effectiveDirective ?? reason ?? id),
    blocked: originOf(blockedURL),
  });
}

/** What `report-uri` sends, the one way of Firefox. */
function readPolicyReport(value: unknown): ShortReport {
  const report = fieldsOf(value);
  return withoutAbsent({
    kind: 'csp-violation',
    page: pathOf(report['document-uri']),
    reason: word(report['effective-directive'] ?? report['violated-directive']),
    blocked: originOf(report['blocked-uri']),
  });
}

/** The reports of a body, as far as they are any: a list of the Reporting API, or one violation of a policy. */
export function readReports(body: unknown): ShortReport[] {
  if (Array.isArray(body)) return body.slice(0, MOST).map(readReport);
  const { 'csp-report': report } = fieldsOf(body);
  return report === undefined ? [] : [readPolicyReport(report)];
}
