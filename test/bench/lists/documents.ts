import type { DomainLists } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [],
};
