declare const keyBrand: unique symbol;
declare const partitionBrand: unique symbol;
declare const placeBrand: unique symbol;

/**
 * A primary key, and of what row: what is read by it has that type. Only the domains' keys.ts make one (linted), so a read
 * without a site, or of one row as another, cannot be written.
 */
export interface Key<out Row = unknown> {
  readonly [keyBrand]: Row;
  readonly pk: string;
  readonly sk: string;
}

/** A row of which nothing is known beside its names. */
export type Item = Record<string, unknown>;

/** Where a row stands, for who tells rows of several kinds apart. */
export interface Placed {
  pk: string;
  sk: string;
}

/** What a row has beside its own fields where it stands in lists: what they show of it, as one text. */
export interface Carded {
  card: string;
}

/** The row that a key is of. */
export type RowOf<K> = K extends Key<infer Row> ? Row : never;

/**
 * One partition of the table or of an index, as it is read. A site's are made by `below` (site-key.ts) of the rows of one
 * thing, and by list-in.ts of all others.
 */
export interface Partition<out Row = unknown> {
  readonly [partitionBrand]: Row;
  readonly index: IndexName | undefined;
  readonly value: string;
  /** Only rows whose sort keys begin so: where rows of several kinds stand below one thing. */
  readonly begins?: string;
}

/**
 * Where the rows of many things stand, in an index or beside each other in the table. It cannot be read: what a list
 * shows depends on who asks, so a list is read through `listIn`, which wants a Scope.
 */
export interface Place<out Row = unknown> {
  readonly [placeBrand]: Row;
  readonly index: IndexName | undefined;
  readonly value: string;
  readonly begins?: string;
}

export type IndexName = 'gsi1' | 'gsi2' | 'gsi3' | 'gsi4' | 'due';

/**
 * Attribute names of each index: partition, sort. `gsi1` scope × date, `gsi2` scope × second date, `gsi3` owner × date,
 * `gsi4` owner × second date, `due` what is to be done, by when (sparse).
 */
export const indexAttributes: Record<IndexName, readonly [string, string]> = {
  gsi1: ['g1p', 'g1s'],
  gsi2: ['g2p', 'g2s'],
  gsi3: ['g3p', 'g3s'],
  gsi4: ['g4p', 'g4s'],
  due: ['dp', 'ds'],
};

export const makeKey = <Row>(pk: string, sk: string): Key<Row> => ({ pk, sk }) as Key<Row>;
export const makePartition = <Row>(value: string, index?: IndexName, begins?: string): Partition<Row> =>
  ({ value, index, ...(begins && { begins }) }) as Partition<Row>;
export const makePlace = <Row>(value: string, index?: IndexName, begins?: string): Place<Row> =>
  ({ value, index, ...(begins && { begins }) }) as Place<Row>;

/** The index attributes of an item, to be spread into a put: `{ g1p, g1s }`. */
export const entry = (partition: Partition | Place, sort: string): Record<string, string> => {
  const [p, s] = partition.index ? indexAttributes[partition.index] : ['pk', 'sk'];
  return { [p]: partition.value, [s]: sort };
};

/** A row's places in lists: the attributes of those that it stands in, and the names of those that it has left. */
export interface Places {
  set: Record<string, string>;
  remove: readonly string[];
}

/** Takes an item out of an index: its attributes, for an update's `remove`. */
export const leaving = (index: IndexName): readonly string[] => indexAttributes[index];
