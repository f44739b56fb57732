import { describe, expect, test } from 'vitest';
import { isPhoneInvalid } from '#web/app/alerts/phone-invalid.ts';

const phone = (phoneNumber: string, phoneCountryCode: string, label: 'Primary' | 'Secondary' = 'Primary') => ({
  label,
  phoneNumber,
  phoneCountryCode,
});

describe('a primary phone', () => {
  test('with a country code is fine', () =>
    expect(isPhoneInvalid({ phoneNumbers: [phone('9847012345', '+91')] })).toBe(false));

  test.each([
    ['without a country code', [phone('9847012345', '')]],
    ['that was never set', [phone('INVALID', '+91')]],
    ['whose country was never set', [phone('9847012345', 'INVALID')]],
  ])('%s is asked for', (_, phoneNumbers) => expect(isPhoneInvalid({ phoneNumbers })).toBe(true));

  test.each([
    ['beside another', [phone('9847012345', '+91', 'Secondary')]],
    ['with all others', []],
    ['but for its country', [phone('', '+91')]],
  ])('that was left out %s is not asked for', (_, phoneNumbers) =>
    expect(isPhoneInvalid({ phoneNumbers })).toBe(false),
  );
});
