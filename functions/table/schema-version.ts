import { makeKey } from './key.ts';

/** The first version that there are rows of: what is older is refused (infra/upgrade), and nothing reads it. */
export const FIRST_VERSION = 6;

/** Stored with every item: rows of an older one are brought up to date (infra/upgrade). The next is 7. */
export const SCHEMA_VERSION = 6;

/** The version that the table's rows were brought up to as a whole. */
export const schemaKey = () => makeKey<{ version: number }>('P#SCHEMA', 'A');
