import type { OptionRates } from '#functions/destination/rates/model.ts';
import type { SoldOption } from '#shared/activities/price/price-item.ts';

/** An option with its activity and its rates, as prices are worked out from it. */
export function soldOptionOf(
  option: Omit<SoldOption, 'areaId' | 'tickets' | 'transfers'>,
  activity: { isDeactivated: boolean; area?: { id: string } | null | undefined } | undefined,
  rates: Pick<OptionRates, 'tickets' | 'transfers'> | undefined,
): SoldOption {
  const { id, activityId, cityId, hasTicket, hasTimeSlots, timeSlots, weekdays, stopSales } = option;
  return {
    ...{ id, activityId, cityId, hasTicket, hasTimeSlots, timeSlots, weekdays, stopSales },
    areaId: activity?.area?.id ?? '',
    isDeactivated: option.isDeactivated || activity?.isDeactivated !== false,
    tickets: rates?.tickets ?? [],
    transfers: rates?.transfers ?? [],
  };
}
