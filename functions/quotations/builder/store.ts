import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { queryAll } from '#functions/table/read.ts';
import { kartKeys } from '../keys.ts';
import type { QuestionRow, SeenRow } from '../model.ts';

/** Names of others of whom a `SEEN#` row says that they are at it still; `userId`: who asks. */
export const othersIn = (rows: readonly ({ sk: string } & Partial<SeenRow>)[], userId: string): string[] =>
  rows.flatMap(({ sk, name, until }) =>
    sk.startsWith('SEEN#') && sk !== `SEEN#${userId}` && name && (until ?? 0) > clock.now() ? [name] : [],
  );

interface Beside {
  questions: Pick<QuestionRow, 'answeredAt'>[];
  /** Names of others who have it open. */
  seenBy: string[];
  /** Until when whoever asks counts as here themselves, ms since 1970; undefined where they were never heard of. */
  ownUntil: number | undefined;
  /** Transfers of it are still to be made, moved or withdrawn. */
  isBeingMade: boolean;
}

/** What stands with a quotation but its head, its lines and its versions. One Query of some small rows. */
export async function readBeside(actor: UserActor, id: string): Promise<Beside> {
  const rows = await queryAll(kartKeys.openedKart(actor, id), {
    ...{ from: 'MSG#', to: 'TASK#~' },
    fields: ['sk', 'answeredAt', 'name', 'until'],
  });
  return {
    questions: rows.filter(({ sk }) => sk.startsWith('MSG#')),
    seenBy: othersIn(rows, actor.userId),
    ownUntil: rows.find(({ sk }) => sk === `SEEN#${actor.userId}`)?.until,
    isBeingMade: rows.some(({ sk }) => sk === 'TASK#VOUCHER'),
  };
}
