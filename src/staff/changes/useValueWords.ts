import { useIntl } from 'react-intl';
import type { ChangeSubject } from '../../api/staffApi.ts';
import { dayName } from '../ui/dayName.ts';
import { useStockText } from '../products/useStockText.ts';
import { useLabelOf } from '../ui/useLabelOf.ts';
import { useMoney } from '../ui/useMoney.ts';
import { useTimes } from '../ui/useTimes.ts';
import { withoutMarks } from '../ui/withoutMarks.ts';
import { fieldTextsOf } from './fieldTexts.ts';
import { ownValueTexts, valueTexts } from './valueTexts.ts';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const AMOUNTS = new Set(['amount', 'cash_limit', 'free_from', 'price', 'refund', 'special']);

/** HTML fields by subject; a `<` in other fields is plain text. */
const ofHtml: Partial<Record<ChangeSubject, ReadonlySet<string>>> = {
  content: new Set(['content', 'html']),
  product: new Set(['description', 'ingredients']),
};

export interface ValueWords {
  readonly labelOf: (name: string) => string;
  readonly wordsOf: (name: string, value: unknown) => string;
}

export function useValueWords(subject: ChangeSubject): ValueWords {
  const intl = useIntl();
  const times = useTimes();
  const money = useMoney();
  const stockText = useStockText();
  const labelOf = useLabelOf(fieldTextsOf(subject));

  function textWords(name: string, text: string): string {
    const id = (ownValueTexts[subject]?.[name] ?? valueTexts[name])?.[text];
    if (id !== undefined) return intl.formatMessage({ id });
    if (MOMENT.test(text)) return times.farMoment(text);
    if (DAY.test(text)) return times.calendarDay(text);
    return ofHtml[subject]?.has(name) ? withoutMarks(text) : text;
  }

  function numberWords(name: string, value: number): string {
    if (name === 'weekdays') return dayName(intl, value);
    if (name === 'stock') return stockText(value);
    const isAmount = AMOUNTS.has(name) || (name === 'minimum' && subject === 'coupon');
    return isAmount ? money(value) : intl.formatNumber(value);
  }

  function wordsOf(name: string, value: unknown): string {
    if (typeof value === 'boolean')
      return intl.formatMessage({ id: value ? 'staff.changes.yes' : 'staff.changes.no' });
    if (typeof value === 'number') return numberWords(name, value);
    if (typeof value === 'string') return textWords(name, value) || '–';
    if (Array.isArray(value))
      return value.map((item: unknown) => wordsOf(name, item)).join(', ') || '–';
    if (typeof value !== 'object' || value === null) return '–';
    return Object.entries(value)
      .map(([part, words]) =>
        intl.formatMessage(
          { id: 'staff.changes.named' },
          { field: labelOf(part), value: wordsOf(part, words) },
        ),
      )
      .join('; ');
  }

  return { labelOf: (name) => labelOf(name.replace(/^home_/, '')), wordsOf };
}
