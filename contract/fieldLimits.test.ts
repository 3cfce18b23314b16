import { fieldLimitsCode } from './fieldLimits.ts';

describe('field limits', () => {
  it('writes each field name once for all forms', () => {
    const city = { 'x-maximum': 120 };
    const password = { 'x-minimum': 10, 'x-maximum': 200 };
    const code = fieldLimitsCode({
      AddressForm: { properties: { city } },
      PasswordForm: { properties: { password, other: {} } },
      TownForm: { properties: { city } },
    });
    expect(code).toContain(
      '{\n  city: { maximum: 120 },\n  password: { minimum: 10, maximum: 200 },\n} as const',
    );
  });

  it('rejects different limits for the same field name', () => {
    const schemas = {
      AddressForm: { properties: { city: { 'x-maximum': 120 } } },
      TownForm: { properties: { city: { 'x-maximum': 60 } } },
    };
    expect(() => fieldLimitsCode(schemas)).toThrow(
      'The contract has two limits of the field city.',
    );
  });
});
