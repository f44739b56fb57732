import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [
    list('agent', getChangeRequests),
    list('staff', getChangeRequests, { body: () => ({ waiting: true }) }),
    list('staff', getChangeRequests, { with: 'of days', body: () => ({ from: '2020-01-01' }) }),
  ],
  left: {
    'changes/get-cc': 'one thing, with what belongs to it',
    'changes/forecast-refund': 'one thing, with what belongs to it',
    'changes/get-change-offers': 'what a supplier answers, none of our own rows',
    'changes/get-change-request': 'one thing, with what belongs to it',
  },
};
