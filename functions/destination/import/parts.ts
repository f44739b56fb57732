import type { Actor } from '#functions/actor.ts';
import { exportObject } from '#functions/files/export-object.ts';
import { objects } from '#functions/runtime/objects.ts';
import { randomId } from '#shared/ids.ts';
import type { ImportLine } from './model.ts';

/** Rows of a part, and of a chunk of writing: tests make it small. */
export const partLines = { count: 500 };

/** Keeps rows under names that are never used twice, a row a line; the names, in order. */
export async function putParts(actor: Actor, lines: readonly ImportLine[]): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < lines.length; from += partLines.count) {
    const id = randomId();
    const text = lines
      .slice(from, from + partLines.count)
      .map((line) => JSON.stringify(line))
      .join('\n');
    await objects().put(exportObject(actor, id), Buffer.from(text));
    ids.push(id);
  }
  return ids;
}

/** The rows of a part; undefined where it is gone. */
export async function readPart(actor: Actor, id: string): Promise<ImportLine[] | undefined> {
  const body = await objects().get(exportObject(actor, id));
  if (!body) return undefined;
  return Buffer.from(body)
    .toString('utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as ImportLine);
}

/** Whatever fails to go is left to the bucket's own expiry. */
export async function removeParts(actor: Actor, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => objects().remove(exportObject(actor, id))));
}
