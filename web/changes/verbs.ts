import type { ChangeView } from '#shared/changes/change-view.ts';

const verbs: Readonly<Record<string, string>> = {
  ask: 'sent the request',
  assign: 'changed who sees to it',
  setCharges: 'said what it costs',
  accept: 'accepted the charges',
  withdraw: 'withdrew the request',
  tell: 'sends it to the airline',
  loseSight: 'had no clear answer from the airline and keeps asking',
  acknowledge: 'gave it to the airline',
  notTold: 'found that the airline has not got it',
  recharge: 'was told other charges by the airline',
  complete: 'completed the request',
  reject: 'rejected the request',
  refuse: 'was refused by the airline',
  close: 'completed the refund',
};

/** What somebody did to a request, by its event; staff read of one that a partner supplies that its desk has it. */
export const verbOf = (event: string, { partner }: Pick<ChangeView, 'partner'>): string =>
  event === 'acknowledge' && partner === 'supplies' ? 'passed it to the partner’s desk' : (verbs[event] ?? event);
