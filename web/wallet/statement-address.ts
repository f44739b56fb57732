import { searchTransactionByPnr } from '#shared/wallet/statement/search-transaction-by-pnr.ts';
import { walletEntryKindName } from '#shared/wallet/model.ts';
import { statementFilter } from '#shared/wallet/statement/statement.ts';
import * as z from 'zod/mini';
import { formatDay } from '#shared/time.ts';
import { listAddress } from '#web/ui/list/list-address.ts';

const text = (longest: number) => z._default(z.string().check(z.maxLength(longest)), '');

/** What a statement is narrowed to by its address: the call's own filter, what is searched for, and whose it is. */
const narrowing = {
  ...statementFilter.shape,
  pnr: z._default(z.union([searchTransactionByPnr.request.shape.pnr, z.literal('')]), ''),
  userId: text(40),
  email: text(200),
};
export const statementAddress = listAddress(narrowing, { leaveOut: ['cursor'] });
export type StatementView = typeof statementAddress.none;

/** Restrictions in force, each with the view without it. Whose statement it is stays. */
export function restrictionsOf(view: StatementView): { label: string; without: StatementView }[] {
  const { from, to, kind, pnr } = view;
  return [
    ...(pnr ? [{ label: `Search: ${pnr}`, without: { ...view, pnr: '' } }] : []),
    ...(from ? [{ label: `From ${formatDay(from)}`, without: { ...view, from: '' as const } }] : []),
    ...(to ? [{ label: `To ${formatDay(to)}`, without: { ...view, to: '' as const } }] : []),
    ...(kind ? [{ label: walletEntryKindName[kind], without: { ...view, kind: '' as const } }] : []),
  ];
}
