/**
 * Address fields by country, from Google's address data as of November 2026
 * (chromium-i18n.appspot.com/ssl-address), updated with changes since then. Countries are ISO 3166-1 codes.
 */

const codes = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Countries whose addresses require a region. Italy is missing: it requires provinces, which the list of regions
 * lacks.
 */
export const REGION_REQUIRED = codes(
  'AS AU BR CA KY CN CO CR SV PF HN HK IN ID IQ JM JP KR MH FM NR MP PW PG RU KN SO ES TW UA AE US UM VE VI',
);

export const REGION_OPTIONAL = codes(
  'AR AM BS BB BY CV CL CX CC CU EG HM IR IE IT KZ KI KP MY MX MN MZ NI NG NF PA PE PH SC SR TH TR TV UY UZ VN',
);

export const POSTCODE_REQUIRED = codes(
  'AX AS AU AT BE BR IO CA CN CZ DK EE FK FI FR GF PF DE GR GL GP GU GG HU IN IM IT JP JE KR LV LI LT LU MY MH MQ YT MX FM NL NC NZ MP NO PW PN PL PT PR RE RO RU BL SH MF PM SM SG SK ZA GS ES SE CH TW TR TC UA GB US VI WF',
);

export const POSTCODE_NONE = codes(
  'AO AQ AG AW BS BZ BJ BO BQ BW BV BF BI CM CF TD KM CG CD CK CI CW DJ DM GQ ER FJ TF GA GM GY HK JM KI LY MO MW ML MR MS NR NU PS QA RW KN LC WS ST SC SL SX SB SS SR SY TL TG TK TO TT TV UG AE VU YE ZW GD',
);

export const REGION_KINDS: Readonly<
  Record<string, 'state' | 'province' | 'county' | 'emirate' | 'prefecture' | 'district'>
> = {
  AU: 'state',
  BR: 'state',
  IN: 'state',
  MX: 'state',
  MY: 'state',
  NG: 'state',
  US: 'state',
  VE: 'state',
  AR: 'province',
  CA: 'province',
  CN: 'province',
  CR: 'province',
  CU: 'province',
  ES: 'province',
  ID: 'province',
  IR: 'province',
  KR: 'province',
  MZ: 'province',
  PA: 'province',
  PG: 'province',
  PH: 'province',
  TH: 'province',
  TR: 'province',
  VN: 'province',
  IE: 'county',
  TW: 'county',
  AE: 'emirate',
  JP: 'prefecture',
  HK: 'district',
};
