import { QRCodeSVG } from 'qrcode.react';

/** Millimetres of paper; a phone and a scanner read it from an arm's length. */
const SIDE = '18mm';

/** An order's number as a code to scan. Its capitals, digits and hyphens are the same on every keyboard that a scanner plays. */
export function OrderCode({ number }: { readonly number: string }) {
  return (
    <QRCodeSVG value={number} level="M" marginSize={0} width={SIDE} height={SIDE} aria-hidden />
  );
}
