import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('staff', getSites)],
  left: {
    'site/detect-site': 'one thing, with what belongs to it',
    'site/settings/get-settings': 'one thing, with what belongs to it',
  },
};
