import { mkdir, mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encryptPersonal } from '#functions/runtime/data-keys.ts';
import { commit } from '#functions/table/commit.ts';
import { globalKeys, keys } from '#functions/keys.ts';
import { storeKeys } from '#infra/local/store-keys.ts';
import { getItem } from '#functions/table/read.ts';
import { checkHome } from '#infra/local/check-home.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { purge } from '#infra/local/purge.ts';
import { DAY } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { storedRow } from '#test/harness/stored-row.ts';

const world = useWorld();
let table: LocalTable;
/** The test's own folder is the home: its key file is the one in use. */
const keyFile = () => path.join(world.folder, 'keys.json');

beforeAll(() => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, process.env.TABLE_NAME!);
});

describe('a home', () => {
  const job = () => world.job('sarathi');
  afterEach(async () => {
    await commit(job(), [{ kind: 'delete', key: storeKeys.home() }]);
  });

  it('is proven at the first start, and at every later one', async () => {
    await checkHome(world.folder, table);
    const { sealed } = (await storedRow<{ sealed: object }>(storeKeys.home()))!;
    expect(JSON.stringify(sealed)).not.toContain('fit');
    await checkHome(world.folder, table);
  });

  it('with other keys, or none, is left alone, and both files are named', async () => {
    await checkHome(world.folder, table);
    const other = await mkdtemp(path.join(tmpdir(), 'portolan-home-'));
    await expect(checkHome(other, table)).rejects.toThrow(`${path.join(other, 'keys.json')} do not fit`);
    expect(await readdir(other)).toEqual([]);
    const proof = (await storedRow<{ sealed: { k: object } }>(storeKeys.home()))!;
    const foreign = { ...proof.sealed, k: { ...proof.sealed.k, id: 'of another file' } };
    await commit(job(), [{ kind: 'put', key: storeKeys.home(), item: { sealed: foreign } }]);
    await expect(checkHome(world.folder, table)).rejects.toThrow(
      `The keys of personal data in ${keyFile()} do not fit the database ${path.join(world.folder, 'table.db')}.`,
    );
    await expect(checkHome(world.folder, table)).rejects.toThrow('npm start -- --fresh');
  });

  it('from before there was a proof is held against any row that was sealed', async () => {
    const key = keys.bookingPii(job(), 'B1');
    const sealed = await encryptPersonal('booking/sarathi/B1', [{ passportNo: 'Z1' }]);
    await commit(job(), [{ kind: 'put', key, item: { sealed: { ...sealed, k: { ...sealed.k, id: 'lost' } } } }]);
    await expect(checkHome(world.folder, table)).rejects.toThrow('do not fit');
    await commit(job(), [{ kind: 'put', key, item: { sealed } }]);
    await checkHome(world.folder, table);
  });

  it('whose table was emptied is left alone', async () => {
    const sites = ['sarathi', 'gulf', 'quiet'].map((site) => globalKeys.listedSite(site));
    const listed = await Promise.all(sites.map((key) => storedRow<Record<string, unknown>>(key)));
    for (const key of sites) await commit(job(), [{ kind: 'delete', key }]);
    await expect(checkHome(world.folder, table)).rejects.toThrow(
      `The database ${path.join(world.folder, 'table.db')} is empty, though ${keyFile()} says`,
    );
    for (const [at, key] of sites.entries()) await commit(job(), [{ kind: 'put', key, item: listed[at]! }]);
  });
});

describe('what expired', () => {
  it('goes: rows by their time to live, offers after a day, exports after two; nothing else', async () => {
    const now = Date.now();
    const row = (id: string, ttl?: number) =>
      commit(world.job('sarathi'), [
        { kind: 'put', key: keys.quote(world.job('sarathi'), id), item: { ...(ttl && { ttl }) } },
      ]);
    await row('OVER', Math.floor(now / 1000) - 1);
    await row('LIVE', Math.floor(now / 1000) + 60);
    await row('FOREVER');
    const folder = path.join(world.folder, 'objects', 'offers');
    await mkdir(folder, { recursive: true });
    for (const name of ['old', 'new']) await writeFile(path.join(folder, name), 'offers');
    const before = new Date(now - DAY - 1000);
    await utimes(path.join(folder, 'old'), before, before);
    await mkdir(path.join(world.folder, 'objects', 'exports', 'sarathi'), { recursive: true });
    const sheet = path.join(world.folder, 'objects', 'exports', 'sarathi', 'sheet');
    await writeFile(sheet, 'rows');
    await utimes(sheet, before, before);
    const gone = await purge(table, world.folder, now);
    expect(gone.objects).toBe(1);
    expect(await readdir(folder)).toEqual(['new']);
    expect(await readdir(path.dirname(sheet))).toEqual(['sheet']);
    expect(gone.rows).toBeGreaterThanOrEqual(1);
    const there = (id: string) => getItem(keys.quote(world.job('sarathi'), id));
    expect(await there('OVER')).toBeUndefined();
    expect([await there('LIVE'), await there('FOREVER')]).toEqual([expect.anything(), expect.anything()]);
    expect((await purge(table, world.folder, now + DAY)).objects).toBeGreaterThanOrEqual(1);
    expect(await readdir(path.dirname(sheet))).toEqual([]);
  });
});
