import type { Actor } from '#functions/actor.ts';
import type { ComboShown } from '#shared/destination/combos/combo-fields.ts';
import type { ComboItem } from '../catalogue-model.ts';
import { type ComboParts, transferNameOf, whyNotSold } from './combo-parts.ts';

/** A combo as its list and its editor show it. */
export const showCombo = (actor: Actor, item: ComboItem, parts: ComboParts): ComboShown => ({
  id: item.id,
  name: item.name,
  currency: actor.head.currency,
  amount: item.amount,
  createdAt: item.createdAt,
  tourOptions: item.tourOptions.map((one) => {
    const option = parts.options.get(one.tourOptionId);
    return {
      tourOptionId: one.tourOptionId,
      name: option?.name ?? '',
      activityName: option?.activityName ?? '',
      cityId: option?.cityId ?? '',
      isDeactivated: option?.isDeactivated ?? true,
      onwardTransfer: one.onwardTransfer,
      onwardTransferName: transferNameOf(parts, one, one.onwardTransfer),
      returnTransfer: one.returnTransfer,
      returnTransferName: transferNameOf(parts, one, one.returnTransfer),
    };
  }),
  notSold: whyNotSold(item.tourOptions, parts),
  isDeactivated: item.isDeactivated,
  version: item.version,
});
