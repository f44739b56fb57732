import { getKeys } from '#shared/keys/get-keys.ts';
import { getSiteKeys } from '#shared/keys/get-site-keys.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('agent', getKeys), list('staff', getSiteKeys)],
  left: { 'keys/get-usage': 'one thing, with what belongs to it' },
};
