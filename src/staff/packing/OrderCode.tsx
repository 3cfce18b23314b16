import { QRCodeSVG } from 'qrcode.react';

/** Large enough for a phone or scanner at arm's length. */
const SIDE = '18mm';

/** QR code of an order number. Its characters are the same on every scanner keyboard layout. */
export function OrderCode({ number }: { readonly number: string }) {
  return (
    <QRCodeSVG value={number} level="M" marginSize={0} width={SIDE} height={SIDE} aria-hidden />
  );
}
