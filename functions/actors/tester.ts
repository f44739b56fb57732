import { seal, type TesterActor, type UserActor } from '#functions/actor.ts';
import { getItem } from '#functions/table/read.ts';
import { SANDBOX } from '#shared/site/sandbox.ts';
import { identityKeys } from './identity-keys.ts';

/** A user at the deployment's sandbox; undefined where the deployment has none. One read. */
export async function testerOf({ site: home, userId, stay }: UserActor): Promise<TesterActor | undefined> {
  const head = await getItem(identityKeys.head(SANDBOX));
  if (!head?.isSandbox) return undefined;
  const partner = stay && { partner: stay.home };
  return seal<TesterActor>({ kind: 'tester', site: head.site, head, home, userId, ...partner });
}
