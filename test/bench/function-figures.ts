import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFunction, bundleFunctions } from '#infra/aws/bundle-functions.ts';
import { apiFunctions, isBuilt } from '#infra/aws/function-shapes.ts';
import { allCalls } from '#shared/calls.ts';
import { type Figure, median } from './figure.ts';

const KB = 1000;
const CODE = 500;
/** KB of airports and airlines, which these carry as data beside their code. */
const data: Record<string, number> = { flights: 205, search: 205 };

/** Bytes that each API function loads at a cold start. */
export async function functionBytes(): Promise<Figure[]> {
  const built = await bundleFunctions(apiFunctions(allCalls).filter(isBuilt));
  return built.map(({ name, loaded }) => ({ name: `function ${name}: minified, loaded at start${data[name] ? `, less ${data[name]} KB of reference data` : ''}`, measured: loaded / KB - (data[name] ?? 0), budget: CODE, unit: 'KB', held: true }));
}

/** Time to load each function's module in a fresh process, against a bundle of lib-dynamodb alone. */
export async function functionLoadTimes(): Promise<Figure[]> {
  const alone = await bundleFunction({ name: 'lib-dynamodb', entry: 'test/bench/lib-dynamodb-alone.ts', memory: 512, timeout: 29, isPublic: false });
  const built = await bundleFunctions(apiFunctions(allCalls).filter(isBuilt));
  const reference = loadTime(alone.folder);
  return built.map(({ name, folder }) => ({ name: `function ${name}: load, against lib-dynamodb alone (${reference.toFixed(0)} ms)`, measured: loadTime(folder) / reference, budget: 1.3, unit: '×', held: false }));
}

function loadTime(folder: string): number {
  const script = `const from = performance.now(); await import(${JSON.stringify(pathToFileURL(path.join(folder, 'index.mjs')).href)}); process.stdout.write(String(performance.now() - from)); process.exit(0);`;
  const times = Array.from({ length: 7 }, () => Number(spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }).stdout));
  return median(times);
}
