import type { UserActor } from '#functions/actor.ts';
import type { ComboItem } from '#functions/destination/catalogue-model.ts';
import { saveComboWrites } from '#functions/destination/combos/combo-writes.ts';
import { formatMoney } from '#shared/money.ts';
import { demoActivities } from './activities.ts';
import { idOf, optionId, rateIdIn } from './ids.ts';
import { begun, cityOf, keep } from './keep-catalogue.ts';
import { demoMarkets } from './people.ts';
import { placeOf } from './places.ts';

/** An option of a combo, and the vehicle that fetches its guests and brings them back; none where they come by themselves. */
type Part = readonly [activity: string, option: string, vehicle?: string];

/** What is sold together: its name, its price in dollars, and its options. */
const combos: readonly (readonly [name: string, dollars: number, ...parts: Part[]])[] = [
  [
    'Tower and dunes',
    95,
    ['Burj Khalifa', 'Levels 124 and 125'],
    ['Lahbab desert safari', 'Evening with dinner', 'Shared coach'],
  ],
  [
    'Old Dubai, day and night',
    58,
    ['Dubai city tour', 'Half day', 'Shared coach'],
    ['Dhow dinner on the Creek', 'Lower deck', 'Shared coach'],
  ],
  ['Dubai from above', 59, ['Burj Khalifa', 'Levels 124 and 125'], ['Dubai Frame', 'Entry']],
];

const placeIn = (name: string): number => demoActivities.findIndex(([activity]) => activity === name);

/** Combos that are whole once the nth activity stands. */
export async function keepCombos(actor: UserActor, nth: number): Promise<void> {
  for (const [name, dollars, ...parts] of combos) {
    if (Math.max(...parts.map(([activity]) => placeIn(activity))) !== nth) continue;
    const cityIds = new Map(
      parts.map(([activity, option]) => {
        const [, area] = demoActivities[placeIn(activity)]!;
        return [optionId(activity, option), cityOf(placeOf(area).city).id] as const;
      }),
    );
    const combo: ComboItem = {
      ...begun(idOf('combo', name)),
      name,
      amount: dollars * 100,
      tourOptions: parts.map(([activity, option, vehicle]) => {
        const tourOptionId = optionId(activity, option);
        const transfer = vehicle ? rateIdIn(tourOptionId, 'transfer', demoMarkets[0].name, vehicle) : '';
        return { tourOptionId, onwardTransfer: transfer, returnTransfer: transfer };
      }),
    };
    const words = { from: '', to: `${name}, price ${formatMoney(combo.amount, actor.head.currency)}` };
    const cityOfOption = (id: string) => cityIds.get(id) ?? '';
    await keep(actor, name, saveComboWrites(actor, undefined, combo, { words, cityOf: cityOfOption }));
  }
}
