import type { Call, WireRequestOf } from '#shared/contract.ts';
import type { ListWorld } from './list-world.ts';

/** A list that is asked for, and what it may cost. */
export interface ListRow {
  call: Call;
  /** Its call, and what a reader of its figures has to know. */
  name: string;
  as: 'staff' | 'agent' | 'nobody';
  body(world: ListWorld): unknown;
  /** Times one GetItem that it may take: 2 for the session and a Query, one more for a trip of up to 25 rows more. */
  most: number;
  queries: number;
  /** Rows that Queries read for each row answered. */
  read: number;
  /** Times somebody waits for the table, the session's included. */
  trips: number;
}

export interface Different<C extends Call> extends Partial<Pick<ListRow, 'most' | 'queries' | 'read' | 'trips'>> {
  body?(world: ListWorld): WireRequestOf<C>;
  /** Why it costs otherwise than one Query after the session. */
  with?: string;
}

/** The lists of a domain, over a page of 25: what stands in `lists/<domain>.ts`. */
export interface DomainLists {
  measured: readonly ListRow[];
  /** Calls whose answers hold rows and that are no lists: by the call's name, why. */
  left?: Readonly<Record<string, string>>;
}

export const list = <C extends Call>(
  as: ListRow['as'],
  call: C,
  { body = () => ({}) as WireRequestOf<C>, with: more, ...costs }: Different<C> = {},
): ListRow => ({
  ...{ call, as, body, name: more ? `${call.name} (${more})` : call.name },
  ...{ most: 2, queries: 1, read: 1, trips: 2, ...costs },
});

export const inMemory = { with: 'kept in memory', queries: 0, read: 0, trips: 1 };
