import type { TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';

/** The random part of a rate's id, which begins with its option's. */
export const ownPart = (rateId: string): string => rateId.slice(rateId.lastIndexOf('.') + 1);
export const rateIdOf = (tourOptionId: string, part: string): string => `${tourOptionId}.${part}`;

type Shared = TicketRate | TransferRate;

/** What every rate says first: for whom and when it is. */
type SharedCard = [
  ...[market: string, description: string, isPerPax: 0 | 1, minPax: number | null, maxPax: number | null],
  ...[from: string, till: string],
];
const packShared = (rate: Shared): SharedCard => [
  ...([rate.marketId, rate.description, rate.isPerPax ? 1 : 0, rate.minPax, rate.maxPax] as const),
  ...([rate.validFromDate, rate.validTillDate] as const),
];

/** Which rate a card is of: what its row's key and version say. */
export interface CardOf {
  tourOptionId: string;
  /** The random part of the rate's id. */
  part: string;
  version: number;
}

/** A card of either kind: what both say, and what one of them says behind it. */
function unpackShared<Own extends unknown[]>({ tourOptionId, part, version }: CardOf, card: string) {
  const [marketId, description, isPerPax, minPax, maxPax, validFromDate, validTillDate, ...own] = JSON.parse(card) as [
    ...SharedCard,
    ...Own,
  ];
  const shared = {
    ...{ id: rateIdOf(tourOptionId, part), version, tourOptionId, marketId, description },
    ...{ isPerPax: isPerPax === 1, minPax, maxPax, validFromDate, validTillDate },
  };
  return { shared, own };
}

type TicketCard = [adult: number, child: number, infant: number, ...costs: (number | null)[]];

/** What a ticket rate says, but for what its key and version say, in as few letters as can be. */
export const packTicket = (rate: TicketRate): string =>
  JSON.stringify([
    ...packShared(rate),
    ...([rate.adultAmount, rate.childAmount, rate.infantAmount] satisfies TicketCard),
    ...[rate.adultCost, rate.childCost, rate.infantCost],
  ]);

/** A ticket rate as it was packed. */
export function unpackTicket(of: CardOf, card: string): TicketRate {
  const { shared, own } = unpackShared<TicketCard>(of, card);
  const [adultAmount, childAmount, infantAmount, adultCost = null, childCost = null, infantCost = null] = own;
  return { ...shared, adultAmount, childAmount, infantAmount, adultCost, childCost, infantCost };
}

type TransferCard = [
  ...[type: TransferRate['transferType'], basis: TransferRate['sharingBasis']],
  ...[amount: number, adult: number | null, child: number | null, cost: number | null],
];

/** What a transfer rate says, as `packTicket`. */
export const packTransfer = (rate: TransferRate): string =>
  JSON.stringify([
    ...packShared(rate),
    ...([
      ...([rate.transferType, rate.sharingBasis] as const),
      ...([rate.amount, rate.adultAmount, rate.childAmount, rate.cost] as const),
    ] satisfies TransferCard),
  ]);

/** A transfer rate as it was packed. */
export function unpackTransfer(of: CardOf, card: string): TransferRate {
  const { shared, own } = unpackShared<TransferCard>(of, card);
  const [transferType, sharingBasis, amount, adultAmount, childAmount, cost] = own;
  return { ...shared, transferType, sharingBasis, amount, adultAmount, childAmount, cost };
}
