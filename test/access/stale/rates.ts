import { changeTourOptionTicketRatePriority } from '#shared/destination/rates/change-tour-option-ticket-rate-priority.ts';
import { copyTourOptionRateSeason } from '#shared/destination/rates/copy-tour-option-rate-season.ts';
import { getTourOptionTicketRates } from '#shared/destination/rates/get-tour-option-ticket-rates.ts';
import { getTourOptionTransferRates } from '#shared/destination/rates/get-tour-option-transfer-rates.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { told } from '#test/markups/price-steps.ts';
import { both, by, type MakeStale } from './stale-edit.ts';

const year = { validFromDate: '2026-01-01', validTillDate: '2026-12-31' };

/** Stale changes of rates and of their order, by the call's name. */
export const staleRates: Record<string, MakeStale> = {
  'destination/rates/save-activity-ticket-rates': async ({ staff }) => {
    const { option, addTicket, marketId } = await ratesDesk(staff);
    const tourOptionId = await option();
    const seen = { id: await addTicket(tourOptionId), version: 1, tourOptionId, marketId, isPerPax: true, ...year };
    return both({ ...seen, childAmount: 90 }, { adultAmount: 150 }, { adultAmount: 160 });
  },
  'destination/rates/save-tour-option-transfer-rates': async ({ staff }) => {
    const { option, addTransfer, marketId } = await ratesDesk(staff);
    const tourOptionId = await option();
    const seen = { id: await addTransfer(tourOptionId), version: 1, tourOptionId, marketId, ...year };
    const van = { description: 'Van', transferType: 'return', sharingBasis: 'PVT', minPax: 1, maxPax: 6 };
    return both({ ...seen, ...van }, { amount: 250 }, { amount: 260 });
  },
  'destination/rates/change-tour-option-ticket-rate-priority': async ({ staff }) => {
    const { option, addTicket } = await ratesDesk(staff);
    const tourOptionId = await option();
    const [one, two, three] = [
      await addTicket(tourOptionId),
      await addTicket(tourOptionId),
      await addTicket(tourOptionId),
    ];
    const { orderVersion } = await told(staff, getTourOptionTicketRates, { tourOptionId });
    return both({ orderVersion }, { newPriority: [two, one, three] }, { newPriority: [three, two, one] });
  },
  'destination/rates/change-tour-option-transfer-rate-priority': async ({ staff }) => {
    const { option, addTransfer } = await ratesDesk(staff);
    const tourOptionId = await option();
    const [one, two, three] = [
      await addTransfer(tourOptionId),
      await addTransfer(tourOptionId),
      await addTransfer(tourOptionId),
    ];
    const { orderVersion } = await told(staff, getTourOptionTransferRates, { tourOptionId });
    return both({ orderVersion }, { newPriority: [two, one, three] }, { newPriority: [three, two, one] });
  },
  'destination/rates/copy-tour-option-rate-season': async ({ staff }) => {
    const { option, addTicket, marketId } = await ratesDesk(staff);
    const tourOptionId = await option();
    const [one, two] = [await addTicket(tourOptionId), await addTicket(tourOptionId, { description: 'Winter' })];
    const season = { tourOptionId, marketId, kind: 'ticket', fromYear: 2026, percent: 5 } as const;
    const { orderVersion } = await told(staff, copyTourOptionRateSeason, season);
    return {
      theirs: by(changeTourOptionTicketRatePriority, { newPriority: [two, one], orderVersion }),
      mine: { ...season, isPreview: false, orderVersion },
    };
  },
};
