import { getExports } from '#shared/exports/get-exports.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('agent', getExports)],
};
