import type { Taxation } from './taxation.ts';

interface Place {
  country_id: string;
  zone_id: string;
}

/** GST codes of the states by region id, both the current ISO 3166-2 ids and those before 2023. Source: CBIC. */
const GST_STATE_CODES: Readonly<Record<string, string>> = {
  'IN-JK': '01',
  'IN-HP': '02',
  'IN-PB': '03',
  'IN-CH': '04',
  'IN-UT': '05',
  'IN-UK': '05',
  'IN-HR': '06',
  'IN-DL': '07',
  'IN-RJ': '08',
  'IN-UP': '09',
  'IN-BR': '10',
  'IN-SK': '11',
  'IN-AR': '12',
  'IN-NL': '13',
  'IN-MN': '14',
  'IN-MZ': '15',
  'IN-TR': '16',
  'IN-ML': '17',
  'IN-AS': '18',
  'IN-WB': '19',
  'IN-JH': '20',
  'IN-OR': '21',
  'IN-OD': '21',
  'IN-CT': '22',
  'IN-CG': '22',
  'IN-MP': '23',
  'IN-GJ': '24',
  'IN-DH': '26',
  'IN-DN': '26',
  'IN-DD': '26',
  'IN-MH': '27',
  'IN-KA': '29',
  'IN-GA': '30',
  'IN-LD': '31',
  'IN-KL': '32',
  'IN-TN': '33',
  'IN-PY': '34',
  'IN-AN': '35',
  'IN-TG': '36',
  'IN-TS': '36',
  'IN-AP': '37',
  'IN-LA': '38',
};

/** Union territories without a legislature have UTGST in place of SGST. */
const UNION_TERRITORIES = new Set(['04', '26', '31', '35', '38']);

/** Returns the GST code of a region, such as '29' for IN-KA; undefined outside India. */
export function gstStateCode({ country_id, zone_id }: Place): string | undefined {
  return country_id === 'IN' ? GST_STATE_CODES[zone_id] : undefined;
}

export const isGstStateCode = (code: string): boolean =>
  Object.values(GST_STATE_CODES).includes(code);

export function schemeOf(shop: Place, delivery: Place): Taxation['scheme'] {
  const ownCode = gstStateCode(shop);
  if (ownCode === undefined) return 'single';
  if (gstStateCode(delivery) !== ownCode) return 'between-states';
  return UNION_TERRITORIES.has(ownCode) ? 'within-union-territory' : 'within-state';
}
