const KINDS = ['csp-violation', 'crash', 'deprecation', 'intervention'] as const;

export type ReportKind = (typeof KINDS)[number] | 'other';

/** Part of a report that is logged. Excludes script samples and URL queries, which may contain codes. */
export interface ShortReport {
  readonly kind: ReportKind;
  readonly page?: string;
  readonly reason?: string;
  readonly blocked?: string;
}

const MOST = 20;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

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

/** Reads a report in the `report-uri` format, the only one that Firefox sends. */
function readPolicyReport(value: unknown): ShortReport {
  const report = fieldsOf(value);
  return withoutAbsent({
    kind: 'csp-violation',
    page: pathOf(report['document-uri']),
    reason: word(report['effective-directive'] ?? report['violated-directive']),
    blocked: originOf(report['blocked-uri']),
  });
}

export function readReports(body: unknown): ShortReport[] {
  if (Array.isArray(body)) return body.slice(0, MOST).map(readReport);
  const { 'csp-report': report } = fieldsOf(body);
  return report === undefined ? [] : [readPolicyReport(report)];
}
