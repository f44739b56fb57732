import './quiet.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { buildSite } from '#infra/local/build-site.ts';
import { stopBenchTable } from './bench-table.ts';
import { activityFigures } from './activity-figures.ts';
import { barcodeFigures } from './barcode-figures.ts';
import { callFigures } from './call-figures.ts';
import { type Figure, printFigures } from './figure.ts';
import { type Section, withSections } from './figures-page.ts';
import { exportFigures } from './export-figures.ts';
import { customerFigures } from './customer-figures.ts';
import { firstOffersFigures } from './first-offers-figures.ts';
import { flightFigures } from './flight-figures.ts';
import { everyFunction, functionBytes, functionLoadTimes } from './function-figures.ts';
import { growthFigures } from './growth-figures.ts';
import { importFigures } from './import-figures.ts';
import { linkedFigures } from './linked-figures.ts';
import { listCallFigures, listCallTimes } from './list-call-figures.ts';
import { listFigures } from './list-figures.ts';
import { loadFigures } from './load-figures.ts';
import { asOnReference, factorText, machineFactor, TOO_BUSY } from './machine-factor.ts';
import { type Group, measured } from './measured-group.ts';
import { pageFigures } from './page-figures.ts';
import { paperFigures } from './paper-figures.ts';
import { priceFigures } from './price-figures.ts';
import { dragFigures } from './drag-figures.ts';
import { kartFigures } from './kart-figures.ts';
import { keyFigures } from './key-figures.ts';
import { rateFigures } from './rate-figures.ts';
import { startFigures } from './start-figures.ts';
import { webBytes } from './web-figures.ts';
import { commitFigures, greatestCommitFigures, scanFigures } from './write-figures.ts';

/**
 * `npm run bench`: every figure beside its budget. With `--held`, only counts and bytes that are quickly had, and the
 * process fails when one is over: what CI asserts. With `--only <word>`, the groups with the word in their names. With
 * `--write`, docs/figures.md gets the rows of the groups that were measured. Times are divided by the machine's factor
 * around their group.
 */
const held: Group[] = [
  { name: 'bytes of the functions', prepare: everyFunction, patience: 120, measure: functionBytes },
  { name: 'bytes of the site', prepare: buildSite, patience: 30, measure: webBytes },
  { name: 'flights', patience: 60, measure: flightFigures },
  { name: 'calls', patience: 120, measure: callFigures },
  { name: 'calls by key', patience: 60, measure: keyFigures },
  { name: 'list calls', patience: 90, measure: listCallFigures },
  { name: 'booking commit', patience: 30, measure: commitFigures },
  { name: 'greatest transaction', patience: 60, measure: greatestCommitFigures },
  { name: 'linked sales', patience: 60, measure: linkedFigures },
  { name: 'papers', patience: 60, measure: paperFigures },
  { name: 'customers', patience: 60, measure: customerFigures(10_000) },
  { name: 'rates', patience: 60, measure: rateFigures },
  { name: 'prices of activities', patience: 60, measure: activityFigures },
  { name: 'quotations', patience: 60, measure: kartFigures },
  { name: 'scans', patience: 60, measure: scanFigures },
];
const further: Group[] = [
  { name: 'times of list calls', patience: 600, measure: listCallTimes },
  { name: 'barcodes', patience: 30, measure: barcodeFigures },
  { name: 'loads of the functions', patience: 300, measure: functionLoadTimes },
  { name: 'growth', patience: 400, measure: growthFigures(100_000) },
  { name: 'exports', patience: 400, measure: exportFigures },
  { name: 'imports', patience: 200, measure: importFigures },
  { name: 'many customers', patience: 400, measure: customerFigures(100_000) },
  { name: 'start', patience: 300, measure: startFigures },
  { name: 'clients', prepare: buildSite, patience: 300, measure: loadFigures },
  { name: 'first offers', patience: 90, measure: firstOffersFigures },
  { name: 'prices', patience: 90, measure: priceFigures },
  { name: 'lists', patience: 180, measure: listFigures },
  { name: 'long quotations', prepare: buildSite, patience: 120, measure: dragFigures },
  { name: 'phone', patience: 700, measure: pageFigures },
];

const FIGURES_PAGE = 'docs/figures.md';
const isHeld = process.argv.includes('--held');
const isWritten = process.argv.includes('--write');
const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1]! : '';
/** What a reader of times must know. */
function circumstances(): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h'], { encoding: 'utf8' });
  return `${new Date().toISOString().slice(0, 16)}Z at ${stdout?.trim() || 'no commit'}, Node ${process.versions.node}, ${availableParallelism()} cores, load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;
}

console.log(`begun ${circumstances()}`);
const figures: Figure[] = [];
const sections: Section[] = [];
const factors = [machineFactor()];
let missing = 0;
for (const group of [...held, ...(isHeld ? [] : further)].filter(({ name }) => name.includes(only))) {
  const began = circumstances();
  const before = factors.at(-1)!;
  const taken = await measured(group);
  // What CI asserts must be there; what it only prints may be lacking where it cannot be had.
  if (!taken && held.includes(group)) missing++;
  const after = machineFactor();
  factors.push(after);
  const factor = (before + after) / 2;
  const corrected = taken && asOnReference(taken, factor);
  figures.push(...(corrected ?? []));
  const around = `machine factor ${before.toFixed(2)} before, ${after.toFixed(2)} after`;
  sections.push({ group: group.name, circumstances: `${began}, ${around}`, figures: corrected });
}
await stopBenchTable();
console.log(`ended ${circumstances()}`);
console.log(`machine factor ${factorText(factors)}: times in ms and s are divided by it`);
if (Math.max(...factors) > TOO_BUSY) console.log('the machine was busy: take the times again when it is not');
console.log();
const shown = isHeld ? figures.filter((figure) => figure.held) : figures;
printFigures(shown);
if (isWritten) {
  const order = [...held, ...further].map(({ name }) => name);
  writeFileSync(FIGURES_PAGE, withSections(readFileSync(FIGURES_PAGE, 'utf8'), sections, order));
  console.log(`\n${FIGURES_PAGE} has the rows of ${sections.length} of ${order.length} groups anew.`);
}
const over = shown.filter((figure) => figure.held && figure.measured > figure.budget);
process.exit(over.length || missing ? 1 : 0);
