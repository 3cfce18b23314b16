import type { Database } from '../db/schema.ts';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MONDAY_TO_SATURDAY = [1, 2, 3, 4, 5, 6];

interface DemoMethod {
  code: string;
  name: Record<'en' | 'fr', string>;
  description: Record<'en' | 'fr', string>;
  price_minor: number;
  free_from_minor: number | null;
  country_ids: string[];
  zone_ids?: string[];
  postcode_prefixes?: string[];
  rules?: {
    weekdays: number[];
    starts_at: string;
    ends_at: string;
    cutoff_hours: number;
    capacity: number;
  }[];
}

const methods: readonly DemoMethod[] = [
  {
    code: 'slot',
    name: { en: 'Home delivery', fr: 'Livraison à domicile' },
    description: {
      en: 'Fresh to your door, in the hours you choose.',
      fr: 'Frais à votre porte, aux heures de votre choix.',
    },
    price_minor: 49_00,
    free_from_minor: 1500_00,
    country_ids: ['IN'],
    zone_ids: ['IN-KA'],
    postcode_prefixes: ['560', '562'],
    rules: [
      {
        weekdays: EVERY_DAY,
        starts_at: '08:00',
        ends_at: '11:00',
        cutoff_hours: 12,
        capacity: 20,
      },
      {
        weekdays: MONDAY_TO_SATURDAY,
        starts_at: '11:00',
        ends_at: '14:00',
        cutoff_hours: 4,
        capacity: 20,
      },
      { weekdays: EVERY_DAY, starts_at: '17:00', ends_at: '20:00', cutoff_hours: 4, capacity: 25 },
    ],
  },
  {
    code: 'standard',
    name: { en: 'Parcel', fr: 'Colis' },
    description: {
      en: 'With you in two to four working days.',
      fr: 'Chez vous en deux à quatre jours ouvrés.',
    },
    price_minor: 79_00,
    free_from_minor: 2000_00,
    country_ids: ['IN'],
  },
  {
    code: 'international',
    name: { en: 'International parcel', fr: 'Colis international' },
    description: {
      en: 'With you in five to ten working days.',
      fr: 'Chez vous en cinq à dix jours ouvrés.',
    },
    price_minor: 1490_00,
    free_from_minor: null,
    country_ids: ['FR', 'DE', 'BE', 'NL', 'LU', 'GB', 'US', 'CA', 'AU', 'SG'],
  },
];

export const demoMethodCodes = methods.map(({ code }) => code);

export async function insertDemoDelivery(trx: Database): Promise<void> {
  for (const [position, { rules = [], name, description, ...method }] of methods.entries()) {
    const { id } = await trx
      .insertInto('delivery_method')
      .values({
        ...method,
        position,
        name: JSON.stringify(name),
        description: JSON.stringify(description),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (rules.length === 0) continue;
    await trx
      .insertInto('delivery_rule')
      .values(rules.map((rule) => ({ ...rule, method_id: id })))
      .execute();
  }
}
