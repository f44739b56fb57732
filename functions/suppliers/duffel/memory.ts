import type { SupplierFailure } from '#functions/suppliers/flight-supplier.ts';

/** What was told Duffel of one booking, or one request for other flights, of ours. Recorded before it is told, so that nothing is told twice. */
export interface Told {
  /** When, ms since 1970. */
  at: number;
  /** Duffel's order, once it is known. */
  orderId?: string;
  /** Of other flights: the order change that is confirmed. */
  changeId?: string;
  /** Duffel refused it for sure: nothing was booked, and nothing will be under this reference. */
  refused?: SupplierFailure;
  /** Duffel took it without saying yet what became of it (202). */
  isAccepted?: boolean;
  /** Duffel broke over the payment of its hold: whether the airline has it is for Duffel to find out, and never tried again. */
  isPaymentInDoubt?: boolean;
}

/** How the connection of a site to Duffel is, for all its processes. */
export interface Health {
  /** Failures in a row. */
  failures?: number;
  /** Nothing is asked before it, ms since 1970: ten failures in a row. */
  openUntil?: number;
  /** No question of the sale is asked before it, ms since 1970: Duffel's own allowance is used up. */
  pausedUntil?: number;
  /** Nothing at all is asked before it, ms since 1970: the allowance is used up for questions about bookings too. */
  allPausedUntil?: number;
  /** Fingerprint of the token that Duffel refused last; empty once it took it again. */
  refusedToken?: string;
  /** When that was, ms since 1970. */
  refusedAt?: number;
  /** The last search looked at in which offers were in another currency than the site's: how many of how many. */
  dropped?: number;
  droppedOf?: number;
  droppedCurrency?: string;
  /** When that was, ms since 1970. */
  droppedAt?: number;
  /** When Duffel last told something of itself, ms since 1970. */
  heardAt?: number;
}

/** What all processes of a site must know alike of its Duffel connection. Throws where the table fails. */
export interface DuffelMemory {
  told(clientReference: string): Promise<Told | undefined>;
  /** False where something is recorded already; then nothing is written. */
  claim(clientReference: string, told: Told): Promise<boolean>;
  keep(clientReference: string, told: Told): Promise<void>;
  health(): Promise<Health>;
  /** Sets fields, and counts one failure more where asked. */
  change(set: Omit<Health, 'failures'> & { failures?: 0 }, counts?: { isFailure: boolean }): Promise<void>;
}

/** For one process: what it holds is gone with it. */
export function memoryOfProcess(): DuffelMemory {
  const all = new Map<string, Told>();
  let health: Health = {};
  return {
    told: async (reference) => all.get(reference),
    claim: async (reference, told) => !all.has(reference) && Boolean(all.set(reference, told)),
    keep: async (reference, told) => void all.set(reference, told),
    health: async () => ({ ...health }),
    change: async (set, counts) => {
      health = { ...health, ...set };
      if (counts?.isFailure) health.failures = (health.failures ?? 0) + 1;
    },
  };
}
