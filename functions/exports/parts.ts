import type { Actor } from '#functions/actor.ts';
import { exportObject } from '#functions/files/export-object.ts';
import { objects } from '#functions/runtime/objects.ts';
import type { Cell } from './cells.ts';

const lineOf = (row: readonly Cell[]) => JSON.stringify(row);

/** Keeps rows until the file is made of them: a row a line. */
export const putPart = (actor: Actor, id: string, rows: readonly (readonly Cell[])[]): Promise<void> =>
  objects().put(exportObject(actor, id), Buffer.from(rows.map(lineOf).join('\n')));

/** The rows of all parts, in order, one part in memory at a time. Throws where one is gone. */
export async function* readParts(actor: Actor, ids: readonly string[]): AsyncGenerator<Cell[][]> {
  for (const id of ids) {
    const body = await objects().get(exportObject(actor, id));
    if (!body) throw new Error('a part of an export is gone');
    const text = Buffer.from(body).toString('utf8');
    yield text ? text.split('\n').map((line) => JSON.parse(line) as Cell[]) : [];
  }
}

/** Whatever fails to go is left to the bucket's own expiry. */
export async function removeObjects(actor: Actor, ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map((id) => objects().remove(exportObject(actor, id))));
}
