import { getKeys } from '#shared/keys/get-keys.ts';
import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { type DomainLists, list } from '../list-row.ts';

/** What was used changes with every call: it stands in rows of its own, two a key. */
const used = { with: 'what was used of each in one trip more', trips: 3, most: 5 };

export const lists: DomainLists = {
  measured: [list('agent', getKeys, used), list('staff', getSiteKeys, used)],
  left: { 'keys/get-usage': 'one thing, with what belongs to it' },
};
