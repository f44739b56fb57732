import type { OwnerId } from '#functions/actor.ts';
import { listKeys } from '#functions/lists/keys.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems, queryPage } from '#functions/table/read.ts';
import { walletKeys } from './keys.ts';
import type { EntryPointer, WalletEntry } from './model.ts';
import type { TransferItem } from './transfers/model.ts';

/** Words that one beginning can lead to in an answer; several may be of one payment. */
const MOST_WORDS = 100;

/** Words stand for the whole site; what they lead to is held against the scope. One Query. */
async function pointed<Kind extends 'XFER' | 'BANKED'>(scope: Scope, kind: Kind, beginning: string) {
  const words = (actor: Scope['actor']) => listKeys.words(actor, kind, beginning);
  const { items, cursor } = await queryPage(listIn(scope, { site: words, own: words }), {
    beginsWith: beginning,
    limit: MOST_WORDS,
    consistent: true,
  });
  return { pointers: items.filter(isReached(scope)), hasMore: cursor !== undefined };
}

const isReached =
  ({ owner }: Scope) =>
  (one: { owner: OwnerId }): boolean =>
    owner === undefined || one.owner === owner;

const once = <T>(all: readonly T[], idOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [idOf(one), one])).values(),
];

/** Transfers of a scope by the beginning of a word of their reference (normalised). One Query and one batch of reads. */
export async function transfersByReference(
  scope: Scope,
  beginning: string,
): Promise<{ transfers: TransferItem[]; hasMore: boolean }> {
  const { pointers, hasMore } = await pointed(scope, 'XFER', beginning);
  const found = await getItems(
    once(pointers, ({ transferId }) => transferId).map(({ transferId }) =>
      walletKeys.transfer(scope.actor, transferId),
    ),
  );
  return { transfers: found.filter((one) => one !== undefined), hasMore };
}

/** An entry, whose wallet it is in, and a user of that. */
export type FoundEntry = WalletEntry & Pick<EntryPointer, 'owner' | 'userId'>;

/** Entries that staff booked by hand, of a scope, by the same. One Query and one batch of reads. */
export async function entriesByReference(
  scope: Scope,
  beginning: string,
): Promise<{ entries: FoundEntry[]; hasMore: boolean }> {
  const { pointers, hasMore } = await pointed(scope, 'BANKED', beginning);
  const asked = once(pointers, ({ owner, currency, entryId }) => `${owner}#${currency}#${entryId}`);
  const found = await getItems(
    asked.map(({ owner, currency, entryId }) => walletKeys.walletEntry(scope.actor, owner, currency, entryId)),
  );
  const entries = found.flatMap((entry, at) => {
    const { owner, userId } = asked[at]!;
    return entry ? [{ ...entry, owner, userId }] : [];
  });
  return { entries, hasMore };
}
