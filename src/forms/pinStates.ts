/**
 * Postcode prefixes by Indian state and union territory, from Google's address data (chromium-i18n.appspot.com,
 * November 2026). Some border districts have prefixes of two states.
 */
const PIN_PREFIXES: Readonly<Record<string, string>> = {
  AN: '744',
  AP: '50 51 52 53',
  AR: '790 791 792',
  AS: '78',
  BR: '80 81 82 83 84 85',
  CH: '160 14403 14404 14405 14406 14407 14408 14409',
  CT: '49',
  DH: '396 362',
  DL: '11',
  GA: '403',
  GJ: '36 37 38 39',
  HR: '12 13',
  HP: '17',
  JK: '18 19',
  JH: '814 815 816 817 818 819 82 830 831 832 833 834 835',
  KA: '54 55 56 57 58 59 537 538 539',
  KL: '67 68 69 6010 607008 777',
  LA: '18 19',
  LD: '682',
  MP: '45 46 47 48 490',
  MH: '40 41 42 43 44',
  MN: '795 796',
  ML: '793 794',
  MZ: '796',
  NL: '797 798',
  OR: '75 76 77',
  PY: '605 607 609 533464 673310',
  PB: '14 15 16',
  RJ: '30 31 32 33 34',
  SK: '737 750',
  TN: '60 61 62 63 64 65 66 536',
  TG: '50 51 52 53',
  TR: '799',
  UP: '20 21 22 23 25 26 27 28 240 241 242 243 244 245 246 247 261 262',
  UT: '244 246 247 248 249 254 262 263',
  WB: '70 71 72 73 74',
};

const ARMY = /^9\d/;

/**
 * True if a complete Indian postcode belongs to another state than `zoneId`. False for army postcodes and for
 * unknown postcodes or states.
 * @param zoneId state id, e.g. `IN-KA`
 */
export function isPostcodeOfOtherState(postcode: string, zoneId: string): boolean {
  const pin = postcode.replaceAll(/\D/g, '');
  const state = zoneId.replace(/^IN-/, '');
  const isIn = (prefixes: string) => prefixes.split(' ').some((prefix) => pin.startsWith(prefix));
  const own = PIN_PREFIXES[state];
  if (pin.length !== 6 || own === undefined || ARMY.test(pin)) return false;
  return !isIn(own) && Object.values(PIN_PREFIXES).some(isIn);
}
