import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['shared', 'functions', 'web', 'infra', 'test'];
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n');

/** Lines of the given files that match, as `file:line`. */
const places = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) => linesOf(file).flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])));

describe('the source keeps to its rules', () => {
  it('names files after a noun or an act, never after a drawer', () => {
    const names = sources.filter(
      (file) =>
        /(^|\/)(utils?|helpers?|common|misc|shared|lib|stuff|constants)\.(tsx?|mjs)$/.test(file) ||
        /\/(utils?|helpers?|common|misc)\//.test(file),
    );
    expect(names).toEqual([]);
  });

  it('names files in kebab-case', () => {
    expect(sources.filter((file) => !/^[a-z0-9]+([-.][a-z0-9]+)*\.(tsx?|mjs)$/.test(path.basename(file)))).toEqual([]);
  });

  it('has no file beyond the ceiling: 300 lines, tests 400', () => {
    expect(sources.filter((file) => linesOf(file).length - 1 > (file.startsWith('test/') ? 400 : 300))).toEqual([]);
  });

  it('takes the time from the clock in functions', () => {
    const files = sources.filter((file) => file.startsWith('functions/') && file !== 'functions/clock.ts');
    expect(places(files, /\bnew Date\(\s*\)|\bDate\.now\b|\bperformance\.now\(/)).toEqual([]);
  });

  it('holds no unfinished business', () => {
    // Spelled in two halves, or this line would find itself.
    const words = new RegExp(
      `\\b(${['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')})\\b|FILL${'_IN'}|@ts-(ignore|nocheck)`,
    );
    expect(places(sources, words)).toEqual([]);
  });

  it('puts no check on an amount: with one it is another schema, which the money codec does not convert', () => {
    const files = sources.filter((file) => file.startsWith('shared/'));
    expect(places(files, /\bamount\s*\.check\(/)).toEqual([]);
  });

  it('makes who sells through a link, and who carries out what was sold so, where sales are made and led alone', () => {
    const files = sources.filter((file) => file.startsWith('functions/'));
    const importing = (name: string) =>
      files.filter((file) => linesOf(file).some((line) => line.includes(`#functions/actors/${name}.ts`)));
    expect(importing('link').toSorted()).toEqual([
      'functions/flights/linked/linked-supplier.ts',
      'functions/flights/linked/order-through-link.ts',
      // Asks whether it sells, and gives the actor to nobody.
      'functions/flights/linked/sells-now.ts',
      'functions/payments/services/through-link.ts',
    ]);
    // From an order's own rows, whatever became of the link: it asks for no condition.
    expect(importing('resale').toSorted()).toEqual([
      'functions/changes/linked/other-side.ts',
      'functions/flights/linked/resold-booking.ts',
      'functions/flights/saga/store.ts',
      'functions/invoices/billed-to.ts',
    ]);
  });

  it('asks nobody for their site by name', () => {
    const files = sources.filter((file) => /^(shared|functions|web)\//.test(file));
    expect(places(files, /(===|!==|case)\s*'(kestrel|dune|lantern|sarathi|gulf|quiet)'/)).toEqual([]);
  });

  it('asks the service of an order what it is about, and tells services apart nowhere else', () => {
    const files = sources.filter(
      (file) => /^(shared|functions|web)\//.test(file) && file !== 'functions/payments/services/flight.ts',
    );
    expect(
      places(
        files,
        /serviceName\s*[!=]==|(?<!\bkind\s)[!=]==\s*'(flight|activity|kart|walletTopUp|gatewayTest|reissue)'|case '(flight|kart|walletTopUp|gatewayTest|reissue)'/,
      ),
    ).toEqual([]);
  });

  it('lets no effect return what its expression returns: scrolling returns a promise in new browsers, and React calls it', () => {
    expect(
      places(
        sources.filter((file) => file.startsWith('web/')),
        /use(Layout)?Effect\(\(\) => (?!\{|void )/,
      ),
    ).toEqual([]);
  });

  it('holds no literal Scan of the table', () => {
    expect(
      places(
        sources.filter((file) => file.startsWith('functions/')),
        /\bScanCommand\b/,
      ),
    ).toEqual([]);
  });
});
