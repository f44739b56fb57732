import type { TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';

/** A rate's row: what it says packed into one text, because a city has thousands that are read together. */
export interface RateRow {
  /** `packTicket` or `packTransfer`. */
  card: string;
  /** Counts its changes: a change names the one that it has seen. */
  version: number;
  /** How often a combo has begun to name it; left out for never. Not how many do: who does stands with its uses. */
  timesNamed?: number;
}

/** The order of an option's rates of one kind, the one that goes before first; each by the random part of its id. */
export interface RateOrderRow {
  ids: string[];
  version: number;
}

/** What an option's rates of both kinds are, each list in its order. */
export interface OptionRates {
  tickets: TicketRate[];
  transfers: TransferRate[];
  /** Versions of the two orders; 0 where there was none yet. */
  ticketOrder: number;
  transferOrder: number;
}

export const noRates = (): OptionRates => ({ tickets: [], transfers: [], ticketOrder: 0, transferOrder: 0 });
