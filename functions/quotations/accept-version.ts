import type { QuoteHolderActor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, type Outcome } from '#shared/errors.ts';
import { stateAfter } from '#shared/quotations/lifecycle.ts';
import { instant } from '#shared/time.ts';
import { today } from './apply-lines.ts';
import type { KartItem } from './model.ts';
import { readHead, readVersions } from './store.ts';
import { headWrite, kartEventWrite, versionStands } from './writes.ts';

const refuse = (message: string) => fail('ILLEGAL_TRANSITION', { message });

/** One try to accept a version that stands and is valid. `by`: whose name it stands under. CONFLICT where it changed meanwhile. */
export async function acceptVersion(
  actor: UserActor | QuoteHolderActor,
  id: string,
  { number, by, note }: { number: number; by?: string; note: string },
): Promise<Outcome<void, 'NOT_FOUND' | 'ILLEGAL_TRANSITION' | 'CONFLICT' | 'BUSY'>> {
  const [head, versions] = await Promise.all([readHead(actor, id), readVersions(actor, id)]);
  const version = versions.find((one) => one.number === number && !one.isWithdrawn);
  if (!head) return fail('NOT_FOUND');
  const state = stateAfter('accept', head.state);
  if (!state)
    return refuse(
      head.state === 'ACCEPTED' || head.state === 'VOUCHERED'
        ? 'This quotation was accepted already.'
        : 'This quotation is cancelled.',
    );
  if (!version) return refuse('This version was withdrawn. Please look at the newest.');
  if (version.validTill < today(actor)) return refuse('This version is no longer valid. Please ask for a new one.');
  const next: KartItem = {
    ...{ ...head, state, version: head.version + 1, acceptedVersion: number },
    ...{ acceptedBy: by ?? head.customerName, acceptedAt: instant(clock.now()) },
  };
  return commit(actor, [
    headWrite(actor, head, next),
    versionStands(actor, head.id, number),
    kartEventWrite(actor, head, next, 'accept', `${number}, ${note}`),
  ]);
}
