import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundleFunction } from '#infra/aws/bundle-functions.ts';
import { jobsWorker } from '#infra/aws/function-shapes.ts';
import { bookOf } from '#test/destination/book-of.ts';

type Module = Pick<typeof import('#functions/destination/import/read-sheet.ts'), 'readSheet'>;

it('reads a workbook in a thread of its own as it is uploaded, with nothing beside the code', async () => {
  const entry = 'functions/destination/import/read-sheet.ts';
  const { folder } = await bundleFunction({ ...jobsWorker, name: 'thread-in-a-bundle', entry });
  const { readSheet } = (await import(/* @vite-ignore */ pathToFileURL(path.join(folder, 'index.mjs')).href)) as Module;
  expect(await readSheet(await bookOf(['Name'], [['Café Zürich']]))).toEqual({
    ok: true,
    value: {
      is1904: false,
      rows: [
        { row: 1, cells: ['Name'] },
        { row: 2, cells: ['Café Zürich'] },
      ],
    },
  });
  expect(await readSheet(Buffer.from('<html>'))).toMatchObject({ ok: false, code: 'FILE_REFUSED' });
}, 120_000);

it('is part of the jobs worker', async () => {
  const { files } = await bundleFunction(jobsWorker);
  expect(files).toContain('functions/destination/import/read-sheet.ts');
}, 120_000);
