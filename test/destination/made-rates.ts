import type { RatedCatalogue } from '#shared/destination/rates/price-option.ts';
import type { TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';

const base = {
  version: 1,
  tourOptionId: 'OPTION',
  marketId: 'INDIA',
  description: '',
  isPerPax: true,
  minPax: null,
  maxPax: null,
  validFromDate: '2026-01-01',
  validTillDate: '2026-12-31',
};

/** A ticket rate of 2026 for India: 179.00 an adult, 144.00 a child. */
export const ticket = (id: string, fields: Partial<TicketRate> = {}): TicketRate => ({
  ...base,
  id: `OPTION.${id}`,
  adultAmount: 17_900,
  childAmount: 14_400,
  infantAmount: 0,
  adultCost: null,
  childCost: null,
  infantCost: null,
  ...fields,
});

/** A transfer rate of 2026 for India: there and back, a seat for 35.00. */
export const transfer = (id: string, fields: Partial<TransferRate> = {}): TransferRate => ({
  ...base,
  id: `OPTION.${id}`,
  transferType: 'return',
  sharingBasis: 'SIC',
  amount: 3_500,
  adultAmount: null,
  childAmount: null,
  cost: null,
  ...fields,
});

/** An option that runs every day, with these rates. */
export const option = (fields: Partial<RatedCatalogue> = {}): RatedCatalogue => ({
  hasTicket: true,
  isDeactivated: false,
  weekdays: [],
  stopSales: [],
  tickets: [],
  transfers: [],
  ...fields,
});
