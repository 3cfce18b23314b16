import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly text: string;
  readonly title: string;
}

/** QR code. Always dark on light, because some scanners can't read inverted codes. */
export function QrCode({ text, title }: QrCodeProps) {
  return <QRCodeSVG value={text} title={title} size={208} marginSize={4} />;
}
