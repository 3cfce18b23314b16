import { withFilter } from '../ui/pageQuery.ts';

/** First and last day of a report, both `YYYY-MM-DD`. */
export interface ReportPeriod {
  from: string;
  to: string;
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * Returns the preset periods by message id.
 * @param today in the shop's time zone
 */
export function presetPeriods(today: string): Readonly<Record<string, ReportPeriod>> {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const yesterday = dayOf(year, month, day - 1);
  return {
    'staff.report.today': { from: today, to: today },
    'staff.report.yesterday': { from: yesterday, to: yesterday },
    'staff.report.thisMonth': { from: dayOf(year, month, 1), to: today },
    'staff.report.lastMonth': { from: dayOf(year, month - 1, 1), to: dayOf(year, month, 0) },
    'staff.report.thisYear': { from: dayOf(year, 1, 1), to: today },
  };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the period from the URL's query; this month by default. Swaps the days if they are reversed. */
export function reportPeriod(query: URLSearchParams, today: string): ReportPeriod {
  const from = query.get('from') ?? '';
  const to = query.get('to') ?? '';
  const { from: firstOfMonth } = presetPeriods(today)['staff.report.thisMonth'] ?? { from: today };
  const period = { from: DAY.test(from) ? from : firstOfMonth, to: DAY.test(to) ? to : today };
  return period.from <= period.to ? period : { from: period.to, to: period.from };
}

export const withPeriod = (query: URLSearchParams, { from, to }: ReportPeriod): URLSearchParams =>
  withFilter(query, { from, to });
