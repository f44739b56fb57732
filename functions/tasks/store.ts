import { dueIn, dueKey, type DueKind } from '#functions/table/due.ts';
import type { Key } from '#functions/table/key.ts';
import { queryPage } from '#functions/table/read.ts';
import { instant } from '#shared/time.ts';
import type { TaskSubject } from './task.ts';

/** A task as the due index shows it. */
export interface DueTask<Subject extends TaskSubject = TaskSubject> {
  key: Key;
  /** The instant it was due by when seen: what its lease is conditional on. */
  due: string;
  /** The instant at which it comes back, for whoever took it by its lease. */
  heldUntil?: string;
  subject: Subject;
}

const AT_ONCE = 25;
const SHARDS = [0, 1, 2, 3] as const;

/** What of a kind is due at `now` (ms since 1970), the longest waiting first, a bounded number of each partition. */
export async function dueTasks(kind: DueKind, now: number): Promise<DueTask[]> {
  const pages = await Promise.all(
    SHARDS.map((shard) => queryPage(dueIn(kind, shard), { to: instant(now), limit: AT_ONCE })),
  );
  return pages.flatMap(({ items }) =>
    items.map((row) => ({ key: dueKey(row), due: String(row.ds), subject: row.card as TaskSubject })),
  );
}
