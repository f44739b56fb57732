import type { TicketRate, TransferRate } from '#shared/destination/rate-shown.ts';

/** The random part of a rate's id, which begins with its option's. */
export const ownPart = (rateId: string): string => rateId.slice(rateId.lastIndexOf('.') + 1);
export const rateIdOf = (tourOptionId: string, part: string): string => `${tourOptionId}.${part}`;

type TicketCard = [
  ...[market: string, description: string, isPerPax: 0 | 1, minPax: number | null, maxPax: number | null],
  ...[from: string, till: string, adult: number, child: number, infant: number],
  ...costs: (number | null)[],
];

/** What a ticket rate says, but for what its key and version say, in as few letters as can be. */
export const packTicket = (rate: TicketRate): string =>
  JSON.stringify([
    rate.marketId,
    rate.description,
    rate.isPerPax ? 1 : 0,
    rate.minPax,
    rate.maxPax,
    rate.validFromDate,
    rate.validTillDate,
    rate.adultAmount,
    rate.childAmount,
    rate.infantAmount,
    rate.adultCost,
    rate.childCost,
    rate.infantCost,
  ] satisfies TicketCard);

/** A ticket rate as it was packed; `part`: the random part of its id. */
export function unpackTicket(tourOptionId: string, part: string, card: string, version: number): TicketRate {
  const [
    marketId,
    description,
    isPerPax,
    minPax,
    maxPax,
    validFromDate,
    validTillDate,
    adult,
    child,
    infant,
    ...costs
  ] = JSON.parse(card) as TicketCard;
  const [adultCost = null, childCost = null, infantCost = null] = costs;
  return {
    id: rateIdOf(tourOptionId, part),
    version,
    tourOptionId,
    marketId,
    description,
    isPerPax: isPerPax === 1,
    minPax,
    maxPax,
    validFromDate,
    validTillDate,
    adultAmount: adult,
    childAmount: child,
    infantAmount: infant,
    adultCost,
    childCost,
    infantCost,
  };
}

type TransferCard = [
  ...[market: string, description: string, isPerPax: 0 | 1, minPax: number | null, maxPax: number | null],
  ...[from: string, till: string, type: TransferRate['transferType'], basis: TransferRate['sharingBasis']],
  ...[amount: number, adult: number | null, child: number | null, cost: number | null],
];

/** What a transfer rate says, as `packTicket`. */
export const packTransfer = (rate: TransferRate): string =>
  JSON.stringify([
    rate.marketId,
    rate.description,
    rate.isPerPax ? 1 : 0,
    rate.minPax,
    rate.maxPax,
    rate.validFromDate,
    rate.validTillDate,
    rate.transferType,
    rate.sharingBasis,
    rate.amount,
    rate.adultAmount,
    rate.childAmount,
    rate.cost,
  ] satisfies TransferCard);

/** A transfer rate as it was packed. */
export function unpackTransfer(tourOptionId: string, part: string, card: string, version: number): TransferRate {
  const [marketId, description, isPerPax, minPax, maxPax, validFromDate, validTillDate, ...transfer] = JSON.parse(
    card,
  ) as TransferCard;
  const [transferType, sharingBasis, amount, adultAmount, childAmount, cost] = transfer;
  return {
    id: rateIdOf(tourOptionId, part),
    version,
    tourOptionId,
    marketId,
    description,
    isPerPax: isPerPax === 1,
    minPax,
    maxPax,
    validFromDate,
    validTillDate,
    transferType,
    sharingBasis,
    amount,
    adultAmount,
    childAmount,
    cost,
  };
}
