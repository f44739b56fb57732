import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { seedActor } from '#functions/actors/seed.ts';
import { decryptPersonal, encryptPersonal, type Sealed } from '#functions/runtime/data-keys.ts';
import { listSites } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { storeKeys, type Proof } from './store-keys.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import type { LocalTable } from './local-table.ts';
import { demoSites } from './seed/sites.ts';

const AAD = 'home';

/**
 * Throws one clear sentence where the table and the keys of personal data in `home` do not belong together: other keys
 * or none over rows that were sealed, or a table that lost what it held. A home from before there was a proof is
 * searched for a sealed row once. The proof is sealed anew at each start, by the key that seals now.
 */
export async function checkHome(home: string, table: LocalTable): Promise<void> {
  const files = { table: path.join(home, 'table.db'), keys: path.join(home, 'keys.json') };
  const hasKeys = existsSync(files.keys);
  const proof = await getItem(storeKeys.home());
  if (!proof && hasKeys && !(await listSites()).length) throw isEmptied(files);
  const fits = proof
    ? !proof.sealed || (hasKeys && (await isOpen(proof.sealed)))
    : await isNamedIn(files.keys, await anySealed(table));
  if (!fits) throw doNotFit(files);
  // Before a key file may come to be, so that a start which ends between the two is taken up again.
  if (!proof) await keep({});
  await keep({ sealed: await encryptPersonal(AAD, 'these keys fit this table') });
}

async function keep(proof: Proof): Promise<void> {
  const done = await commit(seedActor(demoSites[0]!.head), [
    { kind: 'put', key: storeKeys.home(), item: { ...proof } },
  ]);
  if (!done.ok) throw new Error(`The table could not be written: ${done.code}`);
}

const isOpen = (sealed: Sealed): Promise<boolean> => decryptPersonal(AAD, sealed).then(Boolean, () => false);

/** Whether the file has the key that a row was sealed by. */
async function isNamedIn(file: string, sealed: Sealed | undefined): Promise<boolean> {
  if (!sealed) return true;
  const text = await readFile(file, 'utf8').catch(() => '{"keys":{}}');
  return sealed.k.id in (JSON.parse(text) as { keys: object }).keys;
}

/** Personal data of any row: a booking's, a traveller's or a mail's. */
async function anySealed(table: LocalTable): Promise<Sealed | undefined> {
  for await (const row of table.rows(['sealed', 'content'])) {
    const found = [row.sealed, row.content].find((value) => Boolean((value as Item | undefined)?.k)) as
      | Sealed
      | undefined;
    if (found) return found;
  }
  return undefined;
}

interface Files {
  table: string;
  keys: string;
}
const wayOut = (file: string) => `Put the ${file} back that belongs there, or start over with: npm start -- --fresh`;

const isEmptied = ({ table, keys }: Files) =>
  new Error(`The database ${table} is empty, though ${keys} says that it held something. ${wayOut('table.db')}`);

const doNotFit = ({ table, keys }: Files) =>
  new Error(`The keys of personal data in ${keys} do not fit the database ${table}. ${wayOut('keys.json')}`);

/** A database that starts and cannot be read through is damaged somewhere within. */
export function isDamaged(table: string, error: unknown): Error {
  const said = error instanceof Error ? error.message : String(error);
  return new Error(`The database ${table} is damaged: ${said.slice(0, 200)}. ${wayOut('table.db')}`);
}
