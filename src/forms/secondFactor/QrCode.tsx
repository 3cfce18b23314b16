import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  readonly text: string;
  /** What it is, for those who do not see it */
  readonly title: string;
}

/** A text as a picture for cameras; dark on light in either colour scheme, since not all of them read the reverse. */
export function QrCode({ text, title }: QrCodeProps) {
  return <QRCodeSVG value={text} title={title} size={208} marginSize={4} />;
}
