import type { UserActor } from '#functions/actor.ts';
import { newColleagueMail } from '#functions/notifications/agency-mails.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readSite } from '#functions/site/store.ts';
import type { Write } from '#functions/table/write.ts';
import type { LegalEntityItem, UserItem } from '../model.ts';
import { readUser } from '../store.ts';

/** Word to the owner of a company that staff add somebody to. None where they are gone, or have no mail. */
export async function joinedMail(
  actor: UserActor,
  origin: string,
  { ownerUserId, companyName }: LegalEntityItem,
  added: Pick<UserItem, 'firstName' | 'lastName' | 'email'>,
): Promise<{ mailId: string; writes: Write<never>[] } | undefined> {
  const owner = await readUser(actor, ownerUserId);
  if (!owner?.email) return undefined;
  const to = { email: owner.email, name: `${owner.firstName} ${owner.lastName}`.trim() };
  const name = `${added.firstName} ${added.lastName}`.trim();
  const who = added.email ? `${name} (${added.email})` : name;
  const link = `${origin}/app/user/dashboard/colleagues`;
  return mailWrites(
    actor,
    'colleague-added',
    newColleagueMail(await readSite(actor), to, { who, companyName, by: actor.name, link }),
  );
}
