import { makeKey } from './key.ts';

/**
 * Stored with every item: rows of an older one are brought up to date (infra/upgrade). 2: places in lists of 2026-11. 3:
 * who joined by whose code. 4: a user's sessions in a list. 5: histories of prices apart from each other, and cards of
 * events, sessions and referrals. 6: claims of bank references as they are spelled since accents are none of them.
 */
export const SCHEMA_VERSION = 6;

/** The version that the table's rows were brought up to as a whole. */
export const schemaKey = () => makeKey<{ version: number }>('P#SCHEMA', 'A');
