import type { TransferShown } from '#shared/transfers/transfer.ts';

/** What does not go together, as a row of the job sheet says it: of its driver, or of its trip. */
export interface RowClash {
  /** The transfer, or the quotation. */
  of: string;
  clash: string;
  text: string;
  /** Why it may stand; empty where nobody said. */
  reason: string;
}

/** Clashes of a row: its driver's (`driver`, undefined for none), then its trip's. */
export const rowClashes = (
  { id, kartId, aside, clashes }: Pick<TransferShown, 'id' | 'kartId' | 'aside' | 'clashes'>,
  driver: string | undefined,
): RowClash[] => [
  ...(driver ? [{ of: id, clash: 'driver', text: driver, reason: aside }] : []),
  ...clashes.map((one) => ({ of: kartId, ...one })),
];
