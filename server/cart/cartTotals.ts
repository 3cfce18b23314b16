import { findCurrency } from '../currency/currencyRepository.ts';
import { shownText } from '../currency/currencyText.ts';
import { shownGoods } from '../currency/smallestUnits.ts';
import type { Database } from '../db/schema.ts';
import type { Language } from '../language.ts';
import type { Session } from '../session/session.ts';
import { fill, texts } from '../texts.ts';
import type { CartLine } from './cartLine.ts';
import { findCouponByCart } from './couponRepository.ts';
import { discountOf } from './couponService.ts';

export interface TotalLine {
  code: 'sub_total' | 'coupon' | 'total';
  title: string;
  text: string;
}

export async function readTotals(
  db: Database,
  { cartId, currencyCode }: Session,
  lines: readonly CartLine[],
  language: Language,
): Promise<TotalLine[]> {
  if (lines.length === 0) return [];
  const coupon = await findCouponByCart(db, cartId);
  const currency = await findCurrency(db, currencyCode);
  const text = (units: number) => shownText(units, currency, language);

  const goods = shownGoods(lines, currency);
  const discount = coupon ? discountOf(coupon, lines, currency).shown : 0;
  const totals: TotalLine[] = [
    { code: 'sub_total', title: texts.totals.goods[language], text: text(goods) },
  ];
  if (coupon && discount > 0) {
    const title = fill(texts.totals.coupon, { code: coupon.code })[language];
    totals.push({ code: 'coupon', title, text: text(-discount) });
  }
  totals.push({
    code: 'total',
    title: texts.totals.total[language],
    text: text(goods - discount),
  });
  return totals;
}
