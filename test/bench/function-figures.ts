import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuiltFunction, bundleFunction } from '#infra/aws/bundle-functions.ts';
import {
  apiFunctions,
  bookingWorker,
  type FunctionShape,
  gatewayPage,
  isBuilt,
  jobsWorker,
  mailFeedback,
  reconcile,
  scheduled,
  sitePage,
} from '#infra/aws/function-shapes.ts';
import { builtFunctions } from '#test/aws/built-functions.ts';
import { allCalls } from '#shared/calls.ts';
import { type Figure, median } from './figure.ts';

const KB = 1000;
const CODE = 445;
const WITH_EXCEL = 2_200;
const WITH_BARCODES = 1_300;
/** Loads bwip-js; a mail with a ticket asks for it. */
const DRAWS_BARCODES = 'functions/notifications/draw-barcode.ts';
/** Times a bundle of lib-dynamodb alone. */
const LOAD = 1.25;
/**
 * Every function that infra/aws deploys. exceljs is in a chunk that the
 * jobs worker loads when a file is written, so the budget of an API function stands for all at their start.
 */
const shapes: FunctionShape[] = [
  ...apiFunctions(allCalls),
  sitePage,
  gatewayPage,
  bookingWorker,
  jobsWorker,
  scheduled,
  reconcile,
  mailFeedback,
].filter(isBuilt);

let bundled: Promise<BuiltFunction[]> | undefined;
/** Bundles all of them, once a process. */
export const everyFunction = (): Promise<BuiltFunction[]> => (bundled ??= builtFunctions(shapes));

/** Bytes that each function loads at a cold start. */
export async function functionBytes(): Promise<Figure[]> {
  const built = await everyFunction();
  const worker = built.find(({ name }) => name === jobsWorker.name)!;
  const drawing = built
    .filter(({ files }) => files.includes(DRAWS_BARCODES))
    .flatMap((one) => {
      const later = chunkBytes(one.folder, /^(?:draw-barcode|ticket-paper)-.*\.mjs$/);
      return later === undefined ? [] : [{ ...one, drawn: one.loaded + later }];
    });
  if (!drawing.length) throw new Error(`no function has a chunk of ${DRAWS_BARCODES}`);
  const largest = drawing.reduce((best, one) => (one.drawn > best.drawn ? one : best));
  return [
    ...built.map(atStart),
    {
      name: `function ${worker.name}: minified, with exceljs that is loaded when used`,
      ...{ measured: worker.total / KB, budget: WITH_EXCEL, unit: 'KB', held: true },
    },
    {
      name: `function ${largest.name}, the largest of ${drawing.length} that draw barcodes: minified, with bwip-js that is loaded when used`,
      ...{ measured: largest.drawn / KB, budget: WITH_BARCODES, unit: 'KB', held: true },
    },
  ];
}

/** Bytes of the chunk of this name, with what it imports statically that the entry has not; undefined where there is none. */
function chunkBytes(folder: string, named: RegExp): number | undefined {
  const seen = new Set(['index.mjs']);
  const bytesOf = (file: string): number => {
    if (seen.has(file)) return 0;
    seen.add(file);
    const code = readFileSync(path.join(folder, file));
    const imported = [...code.toString().matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)].map(([, next]) => next!);
    return code.length + imported.reduce((sum, next) => sum + bytesOf(next), 0);
  };
  const chunk = readdirSync(folder).find((file) => named.test(file));
  return chunk ? bytesOf(chunk) : undefined;
}

const atStart = ({ name, loaded }: BuiltFunction): Figure => ({
  name: `function ${name}: minified, loaded at start`,
  measured: loaded / KB,
  budget: CODE,
  unit: 'KB',
  held: true,
});

/**
 * Time to load each function's module in a fresh process, against a bundle of lib-dynamodb alone taken in turns with
 * it.
 */
export async function functionLoadTimes(): Promise<Figure[]> {
  const alone = await bundleFunction(
    { name: 'lib-dynamodb', entry: 'test/bench/lib-dynamodb-alone.ts', memory: 512, timeout: 29, isPublic: false },
    {},
    async (files) => new Map(files),
  );
  return (await everyFunction()).map(({ name, folder }) => {
    const [time, reference] = loadTimes(folder, alone.folder);
    return {
      name: `function ${name}: load, against lib-dynamodb alone (${reference.toFixed(0)} ms)`,
      measured: time / reference,
      budget: LOAD,
      unit: '×',
      held: false,
    };
  });
}

const PAIRS = 15;

/** Medians of fresh processes that load one and the other by turns, so that what else the machine does hits both. */
function loadTimes(...folders: [string, string]): [number, number] {
  const times: [number[], number[]] = [[], []];
  for (let pair = 0; pair < PAIRS; pair++) for (const at of [0, 1] as const) times[at].push(loadTime(folders[at]));
  return [median(times[0]), median(times[1])];
}

function loadTime(folder: string): number {
  const script = `const from = performance.now(); await import(${JSON.stringify(pathToFileURL(path.join(folder, 'index.mjs')).href)}); process.stdout.write(String(performance.now() - from)); process.exit(0);`;
  return Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout);
}
