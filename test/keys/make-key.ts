import { clock } from '#functions/clock.ts';
import type { KeyItem } from '#functions/keys/model.ts';
import { createKeyWrites } from '#functions/keys/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readLegalEntity } from '#functions/users/store.ts';
import { DAY } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';

let made = 0;

/** A key of the company that a user owns, stored as the call stores one; with its token. It sells, for thirty days, unless said otherwise. */
export async function makeKey(
  { actor, item }: TestUser,
  asked: Partial<Pick<KeyItem, 'name' | 'may' | 'networks' | 'mailTo' | 'endsAt'>> = {},
): Promise<{ key: KeyItem; token: string }> {
  const company = await readLegalEntity(actor, item.legalEntityId!);
  const { key, token, writes } = createKeyWrites(
    actor,
    { kind: 'company', company: company! },
    {
      ...{ name: `Program ${(made += 1)}`, may: 'sell', networks: [], mailTo: item.email },
      endsAt: clock.now() + 30 * DAY,
      ...asked,
    },
  );
  const done = await commit(actor, writes);
  if (!done.ok) throw new Error(`the key was not stored: ${done.code}`);
  return { key, token };
}
