#!/usr/bin/env node
// Everything that must hold, in one command, on a fresh clone: node test/run.mjs [<domain> [--journeys] | --since <commit>] [--long]
// With a domain: types, format, lint, and that domain's tests alone; with `--journeys` also the journeys that name it.
// With `--since`: types, format, lint, and what the changes since that commit reach, journeys included (test/since.mjs).
// `--files` only says which files these are. Journeys are made at one width, with `--both-widths` and in the long run at both.
// The last line is the count of all steps together; types, lint and the site's build count as one test each.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { domains, filesOf } from './domains.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
delete process.env.NODE_ENV;

const start = await import(pathToFileURL(path.join(root, 'start.mjs')).href);
const long = process.argv.includes('--long');
const sinceAt = process.argv.indexOf('--since');
const since = sinceAt < 0 ? undefined : (process.argv[sinceAt + 1] ?? '');
const domain = process.argv.slice(2).find((word, at) => !word.startsWith('--') && at + 1 !== sinceAt);
if (domain && !domains().includes(domain)) {
  console.log(`No tests are called "${domain}". There are: ${domains().join(', ')}.`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
if (domain && process.argv.includes('--files')) {
  console.log(Object.values(filesOf(domain)).flat().join('\n'));
  process.exit(0);
}
/** What the changes reach; where one is of what everything stands on, all is tested. */
const reached = since === undefined ? undefined : await reachedSince(since);
if (reached && process.argv.includes('--files')) {
  const { handlers, browser, stack, calls } = reached;
  console.log([...handlers, ...browser, ...stack, ...calls.map((name) => `calls asked: ${name}`)].join('\n'));
  process.exit(0);
}
if (long || process.argv.includes('--both-widths')) process.env.JOURNEY_WIDTHS = 'both';
const results = folderFor('portolan-results-');
const sums = { passed: 0, failed: 0, skipped: 0 };
const times = [];
/** What failed, by name; said once more before the count, where whoever reads only the end finds it. */
const failures = new Set();

async function reachedSince(commit) {
  start.installDependencies();
  const { changedSince, reachedBy } = await import('./since.mjs');
  try {
    return await reachedBy(changedSince(commit));
  } catch (error) {
    console.log(`Nothing is known of "${commit}": ${error instanceof Error ? error.message.trim() : error}`);
    console.log('0 passed, 1 failed');
    process.exit(1);
  }
}

function folderFor(prefix) {
  return mkdtempSync(path.join(tmpdir(), prefix));
}

/** Runs a program of node_modules with Node itself (a wrapper in .bin may be missing the execute bit). */
const tool = (file, args, output) => run(process.execPath, [path.join('node_modules', file), ...args], output);

/** `output`: a file for what it says; left out, it says it here. */
function run(command, args, output) {
  return new Promise((resolve) => {
    const said = output ? openSync(output, 'w') : 'inherit';
    const child = spawn(command, args, { stdio: ['inherit', said, said], cwd: root });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function step(title, work) {
  console.log(`\n== ${title}`);
  const from = performance.now();
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    sums.failed += 1;
    failures.add(title);
  }
  times.push(`${title}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
}

/**
 * Begins a step beside those that follow, where a core would wait. What comes back waits for its end, says then what it
 * said, and counts what it gave.
 */
function beside(title, work, count) {
  const log = path.join(results, `${title.replaceAll(' ', '-')}.log`);
  const from = performance.now();
  let seconds = 0;
  const ended = work(log).finally(() => (seconds = (performance.now() - from) / 1000));
  return () =>
    step(`${title}, begun before`, async () => {
      const code = await ended;
      process.stdout.write(readFileSync(log));
      console.log(`${title} took ${seconds.toFixed(1)} s`);
      await count(() => code);
    });
}

/** A step that is one test: it holds or it does not. */
const one = (title) => async (work) => {
  const code = await work();
  if (code === 0) sums.passed += 1;
  else {
    sums.failed += 1;
    failures.add(title);
  }
};

const reportOf = (name) => path.join(results, `${name}.json`);
/** What one run of vitest runs side by side. */
const projectsOf = { handlers: ['units', 'handlers'] };
/** `files`: those alone; left out, all of the suite. */
const runSuite = (suite, { output, files = [], report = suite } = {}) =>
  tool(
    'vitest/vitest.mjs',
    [
      'run',
      ...(projectsOf[suite] ?? [suite]).map((project) => `--project=${project}`),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(report)}`,
      ...files,
    ],
    output,
  );

/** A suite, perhaps begun before; its own counts are added. One that ends without a report counts as one failure. */
async function suite(name, begun = runSuite(name)) {
  const code = await begun;
  const report = reportOf(name);
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const tests = (counts?.testResults ?? []).flatMap(testsIn);
  const unread = (counts?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  for (const { test, status } of tests) if (status === 'failed') failures.add(test);
  for (const file of unread) failures.add(path.relative(root, file.name));
  sums.passed += counts?.numPassedTests ?? 0;
  sums.skipped += (counts?.numPendingTests ?? 0) + (counts?.numTodoTests ?? 0);
  const failed = (counts?.numFailedTests ?? 0) + unread.length;
  if (failed === 0 && code !== 0) failures.add(`${name}: ended by ${code}, though no test failed`);
  sums.failed += failed === 0 && code !== 0 ? 1 : failed;
}

/** How many files may be tried again: where more fail, it is no matter of a busy machine. */
const MOST_AGAIN = 4;
const testsIn = ({ name, assertionResults }) =>
  assertionResults.map(({ fullName, status }) => ({ test: `${path.relative(root, name)}: ${fullName}`, status }));

/**
 * Journeys that failed beside everything else, once more with the machine to themselves. What passes only now is
 * counted as passed and said by name: a race that only a busy machine shows is still one to be mended.
 */
async function journeysAgain() {
  if (!existsSync(reportOf('browser'))) return;
  const filesIn = (report) => JSON.parse(readFileSync(reportOf(report), 'utf8')).testResults;
  const failed = filesIn('browser').filter((file) => file.status === 'failed' && file.assertionResults.length > 0);
  if (failed.length === 0 || failed.length > MOST_AGAIN) return;
  const names = failed.map((file) => path.relative(root, file.name));
  await step('journeys that failed, alone', async () => {
    await runSuite('browser', { files: names, report: 'browser-again' });
    const again = new Map(
      filesIn('browser-again')
        .flatMap(testsIn)
        .map(({ test, status }) => [test, status]),
    );
    for (const { test, status } of failed.flatMap(testsIn)) {
      if (status !== 'failed' || again.get(test) !== 'passed') continue;
      sums.failed -= 1;
      sums.passed += 1;
      failures.delete(test);
      times.push(`passed only at the second attempt, alone: ${test}`);
    }
  });
}

const isAny = (folder, ending) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith(ending));

console.log('== dependencies');
start.installDependencies();
await step('reference data', async () => {
  const { buildReferenceData } = await import(pathToFileURL(await start.bundle('infra/reference-data/build.ts')).href);
  await buildReferenceData();
});
const bundled = (words, output) => run(process.execPath, ['start.mjs', '--run', ...words], output);
const buildOfSite = (output) => bundled(['test/harness/build-once.ts'], output);
async function sources() {
  await step('types', () => one('types')(() => tool('typescript/bin/tsc', ['--noEmit'])));
  await step('format', () => one('format')(() => tool('oxfmt/bin/oxfmt', ['--check', '.'])));
  await step('lint', () => one('lint')(() => tool('oxlint/bin/oxlint', ['--quiet'])));
}

if (long) {
  await step('long tests', () => suite('long'));
  await step('build of the site', () => one('build of the site')(buildOfSite));
  await step('journeys at both widths', () => suite('browser'));
  await journeysAgain();
} else if (domain || (reached && !reached.isAll)) {
  const files = reached ?? filesOf(domain);
  const about = domain ?? `since ${since}`;
  if (domain) process.env.PORTOLAN_DOMAIN = domain;
  if (reached) process.env.PORTOLAN_CALLS = reached.calls.join(',');
  const isWalked = (reached !== undefined || process.argv.includes('--journeys')) && files.browser.length > 0;
  const site = isWalked && beside('build of the site', buildOfSite, one('build of the site'));
  await sources();
  if (site) await site();
  await step(`${about}: handlers`, () => suite('handlers', runSuite('handlers', { files: files.handlers })));
  if (isWalked) await step(`${about}: journeys`, () => suite('browser', runSuite('browser', { files: files.browser })));
  if (reached?.stack.length > 0)
    await step('LocalStack', () => suite('localstack', runSuite('localstack', { files: reached.stack })));
} else {
  // Where it is missing it comes while others work; that it does not come, the journeys say.
  const chromium = bundled(['test/harness/install-chromium.ts'], path.join(results, 'chromium.log'));
  const site = beside('build of the site', buildOfSite, one('build of the site'));
  await sources();
  await site();
  // The deployed stack mostly waits for its schedules: it does so beside the other tests.
  const stack =
    isAny('test/localstack', '.test.ts') &&
    beside(
      'LocalStack',
      (output) => runSuite('localstack', { output }),
      (code) => suite('localstack', code()),
    );
  // Counts and bytes hold however busy the machine is, and tests of handlers that wait leave a core to them.
  const figures = beside('figures', (output) => bundled(['test/bench/run.ts', '--held'], output), one('figures'));
  await step('unit tests and handlers', () => suite('handlers'));
  await figures();
  await chromium;
  if (isAny('test/browser', '.journey.ts')) await step('browser journeys', () => suite('browser'));
  if (stack) await stack();
  await journeysAgain();
}

rmSync(results, { recursive: true, force: true });
console.log(`\n${times.join('\n')}\n`);
if (failures.size > 0) console.log(`failed:\n${[...failures].map((name) => `  ${name}`).join('\n')}\n`);
process.exitCode = sums.failed === 0 ? 0 : 1;
console.log(`${sums.passed} passed, ${sums.failed} failed${sums.skipped ? `, ${sums.skipped} skipped` : ''}`);
