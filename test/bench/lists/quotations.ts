import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { type DomainLists, list } from '../list-row.ts';

export const lists: DomainLists = {
  measured: [list('staff', getAllKartsForWl)],
  left: {
    'quotations/payment/get-kart-refunds': 'one thing, with what belongs to it',
    'quotations/payment/give-kart-refund-again': 'one thing, with what belongs to it',
    'quotations/get-kart-by-id': 'one thing, with what belongs to it',
    'quotations/link/get-quotation': 'one thing, with what belongs to it',
    'quotations/link/accept-quotation': 'one thing, with what belongs to it',
    'quotations/link/ask-question': 'one thing, with what belongs to it',
    'quotations/withdraw-kart-version': 'one thing, with what belongs to it',
    'quotations/answer-question': 'one thing, with what belongs to it',
    'quotations/find-for-kart': 'a picker: at most twenty of each kind',
  },
};
