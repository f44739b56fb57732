import type { Actor } from '#functions/actor.ts';
import { userEventWrite } from '#functions/users/writes.ts';
import type { Write } from '#functions/table/write.ts';
import { exportedLists } from '#shared/exports/lists.ts';
import type { ExportInput, ExportJob } from './model.ts';

const acts = { begun: 'began', written: 'written', cancelled: 'cancelled', fetched: 'downloaded' } as const;

/** What narrows the list, as its filter names it; what restricts nothing is left out. */
function narrowing(filter: ExportInput['filter']): string {
  const said = Object.entries(filter).filter(
    ([, value]) => value !== '' && value !== undefined && value !== false && !(Array.isArray(value) && !value.length),
  );
  return said.map(([name, value]) => `${name} ${Array.isArray(value) ? value.join(' ') : value}`).join(', ') || 'none';
}

/**
 * A line in the history of the account whose file it is: who took what out of the site, by which filter, how many rows.
 * `rows`: those written by now.
 */
export function auditWrite(
  actor: Actor,
  { userId, input, done }: Pick<ExportJob, 'userId' | 'input' | 'done'>,
  act: keyof typeof acts,
): Write<never> {
  const { label } = exportedLists[input.list];
  const about = act === 'begun' ? 'Filter' : 'Rows';
  return userEventWrite(actor, userId, `Excel of ${label.toLowerCase()} ${acts[act]}`, {
    changes: [{ field: about, from: '', to: act === 'begun' ? narrowing(input.filter) : String(done) }],
  });
}
