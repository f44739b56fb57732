import { formatMoney } from '#shared/money.ts';
import type { ComboItem } from '../catalogue-model.ts';
import type { Facts } from '#functions/records/changed-words.ts';
import { type ComboParts, transferNameOf } from './combo-parts.ts';

/** What a history says of a combo. */
export const comboFacts = (item: ComboItem, parts: ComboParts, currency: string): Facts => [
  ['', item.name],
  ['price', `${formatMoney(item.amount, currency)} per guest`],
  [
    'of',
    item.tourOptions
      .map((one) => {
        const option = parts.options.get(one.tourOptionId);
        const there = transferNameOf(parts, one, one.onwardTransfer);
        const back = transferNameOf(parts, one, one.returnTransfer);
        const called = option ? `${option.activityName}: ${option.name}` : 'deleted option';
        return [called, there && `there by ${there}`, back && `back by ${back}`].filter(Boolean).join(', ');
      })
      .join('; '),
  ],
];
