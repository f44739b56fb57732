import { formatMoney } from '#shared/money.ts';
import type { FlightSettings } from '#shared/flights/settings/flights-part.ts';
import { userTypeNames } from '#shared/users/type-names.ts';

/** What a field of the flights' settings holds, in a few words. */
export function flightValueText(
  field: keyof FlightSettings,
  value: FlightSettings,
  { currency, calledOf }: { currency: string; calledOf(source: string): string },
): string {
  switch (field) {
    case 'sources':
      return value.sources
        .map(({ name, isOn, deadlineSeconds }) => `${calledOf(name)}, ${isOn ? `${deadlineSeconds} s` : 'off'}`)
        .join('; ');
    case 'holdUserTypes':
      return value.holdUserTypes.map((type) => userTypeNames[type]).join(', ') || 'nobody';
    case 'domesticFee':
    case 'internationalFee': {
      const { kind, amount, percent } = value[field];
      return kind === 'amount' ? formatMoney(amount, currency) : `${percent} %`;
    }
    default: {
      const one = value[field];
      return typeof one === 'boolean' ? (one ? 'on' : 'off') : String(one);
    }
  }
}
