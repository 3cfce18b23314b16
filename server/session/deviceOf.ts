import type { FastifyRequest } from 'fastify';

export interface Device {
  browser: string;
  system: string;
}

type Signs = readonly (readonly [sign: RegExp, name: string])[];

/** Browsers by user agent. The first match wins, because most user agents also name the browsers they derive from. */
const BROWSERS: Signs = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOP[RT]\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Signs = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const nameOf = (signs: Signs, text: string) => signs.find(([sign]) => sign.test(text))?.[1] ?? '';

export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): Device {
  const { 'user-agent': text = '' } = headers;
  return { browser: nameOf(BROWSERS, text), system: nameOf(SYSTEMS, text) };
}
