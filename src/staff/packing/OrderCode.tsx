import { QRCodeSVG } from 'qrcode.react';

/** Large enough for a phone or scanner at arm's length. */
const SIDE = '18mm';

/** QR code of an order number. `useScanner` recognizes the number in the computer's and the US keyboard layout. */
export function OrderCode({ number }: { readonly number: string }) {
  return (
    <QRCodeSVG value={number} level="M" marginSize={0} width={SIDE} height={SIDE} aria-hidden />
  );
}
