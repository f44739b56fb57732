import { toPercent } from '#shared/markups/fields.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import type { OwnMarkup } from './model.ts';

/** Nothing, and off: what an agency begins with. */
export const noOwnMarkup: OwnMarkup = { kind: 'perPassenger', value: 0, isOn: false };

export const showOwnMarkup = ({ kind, value, isOn }: OwnMarkup, currency: string): OwnMarkupShown => ({
  currency,
  kind,
  amount: kind === 'percentOfBase' ? null : value,
  percent: kind === 'percentOfBase' ? toPercent(value) : null,
  isOn,
});
