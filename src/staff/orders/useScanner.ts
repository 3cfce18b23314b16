import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { readScaleCode } from '../../../contract/gtin.ts';
import { useGetStaffSessionQuery } from '../../api/staffApi.ts';
import { staffPaths } from '../staffPaths.ts';
import { createScanReader, type Scan } from './scanReader.ts';

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Order number (server/orders/placing/orderNumber.ts): initials if the shop's name is Latin, then two groups of
 * five characters.
 */
const ORDER_NUMBER = /^(?:[A-Z]{1,3}-)?[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/;

const orderNumberOf = ({ byKey, byCode }: Scan) =>
  [byKey, byCode].map((code) => code.toUpperCase()).find((code) => ORDER_NUMBER.test(code));

/**
 * Listens to a barcode scanner. A scanned order number opens its order; `onScan` gets other scans. Ignores typing
 * in fields, and scans while a dialog is open.
 */
export function useScanner(isActive: boolean, onScan: (scan: Scan) => void): void {
  const navigate = useNavigate();
  const { data } = useGetStaffSessionQuery();
  const withoutValue = (scan: Scan): Scan => {
    const patterns = data?.scale_codes ?? [];
    const byKey = readScaleCode(scan.byKey, patterns);
    const byCode = readScaleCode(scan.byCode, patterns);
    return { byKey: byKey.code, byCode: byCode.code, grams: byCode.grams ?? byKey.grams };
  };
  const scanned = useEffectEvent((scan: Scan) => {
    if (document.querySelector('[role="dialog"]') !== null) return;
    const number = orderNumberOf(scan);
    if (number === undefined) onScan(withoutValue(scan));
    else void navigate(staffPaths.order(number));
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const read = createScanReader((scan) => scanned(scan));
    const onKey = (event: KeyboardEvent) => {
      if (!isTyped(event.target)) read(event);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('keyup', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('keyup', onKey, true);
    };
  }, [isActive]);
}
