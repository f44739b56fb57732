// What a change must be tested by: `npm test -- --since <commit>`. Tests that reach a changed file by the import graph, the calls that
// do (the access matrix asks those alone), and the journeys whose pages do.
import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { journeys, ofSources } from './domains.mjs';
import { filesBelow, importGraph, reachedFrom, turned } from './import-graph.mjs';

/** What every test stands on, whatever it imports: with one of these, all is tested. */
const everything =
  /^(?:package(?:-lock)?\.json|tsconfig\.json|vite(?:st)?\.config\.ts|start\.mjs|infra\/(?:thread-code|reference-data\/).*|test\/(?:run|since|import-graph)\.mjs|test\/harness\/(?:engine-setup|fresh-modules|shared-modules)\.ts)$/;
/** What serves the journeys' pages and answers them. */
const platform = ['web/app/main.tsx', 'functions/site-page/index.ts', 'test/harness/browser-setup.ts'];
/** Pages with an entry of their own, by their names in `paths`. */
const ownEntries = { driver: 'web/app/driver.tsx' };
/** Who wakes a worker does not import it. Journeys of these domains lead to what it does. */
const workers = {
  flights: 'functions/workers/booking-worker.ts',
  bookings: 'functions/workers/booking-worker.ts',
  payments: 'functions/workers/booking-worker.ts',
  exports: 'functions/workers/jobs-worker.ts',
  destination: 'functions/workers/jobs-worker.ts',
};

/** Files that differ from a commit, those that git does not know yet included; of what was moved, both names. */
export function changedSince(commit, folder = process.cwd()) {
  const lines = (...words) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  return [
    ...new Set([
      ...lines('diff', '--name-only', '--no-renames', commit, '--'),
      ...lines('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}

/** Each route's pattern inside /app, its name in `paths` and the screens that a file of routes gives it. */
function routesIn(ways) {
  const patterns = new Map(
    [...readFileSync('web/app/paths.ts', 'utf8').matchAll(/^ {2}(\w+): '([^']+)',$/gm)].map(([, name, pattern]) => [
      name,
      pattern,
    ]),
  );
  const files = [...ways.keys()].filter((file) => /^web\/\w+\/[\w-]*routes\.ts$/.test(file));
  const screens = files.flatMap((file) => {
    const [, ...parts] = readFileSync(file, 'utf8').split(/(?=\bpath: paths\.)/);
    const all = [...(ways.get(file) ?? [])];
    return parts.map((part) => {
      const own = [...part.matchAll(/import\('([^']+)'\)/g)].map(([, name]) =>
        path.posix.join(path.posix.dirname(file), name),
      );
      const [, name] = /^path: paths\.(\w+)/.exec(part);
      return { name, screens: ownEntries[name] ? [ownEntries[name]] : own.length > 0 ? own : all };
    });
  });
  return {
    files,
    routes: screens.map(({ name, ...rest }) => ({ name, pattern: patterns.get(name) ?? name, ...rest })),
  };
}

/** Whether a journey's text names a route: by its address, in a pattern too, or by its name. */
function names(text, { name, pattern }) {
  if (new RegExp(`\\bpaths\\.${name}\\b`).test(text)) return true;
  const fixed = pattern.split('/:')[0];
  if (fixed === '/') return /\/app\/?['"`?]/.test(text);
  return new RegExp(`${fixed.replaceAll(/[/.*]/g, '\\$&')}(?![\\w-]${pattern === fixed ? '|/\\w' : ''})`).test(text);
}

/**
 * The ways of journeys: to the pages that they, and what they import, name by an address, each with what it imports and
 * what answers its calls, and to what every page stands on.
 */
function waysOfJourneys(ways) {
  const { files, routes } = routesIn(ways);
  const own = new Map(ways);
  // A list of routes leads to every screen: who names a route reaches its own.
  const screens = new Set(routes.flatMap((route) => route.screens));
  for (const file of files) own.set(file, new Set([...(ways.get(file) ?? [])].filter((other) => !screens.has(other))));
  // The platform runs every function and is seeded by its calls; which of them a journey needs, its pages say.
  for (const [file, to] of ways)
    if (/^(?:infra|test\/harness)\//.test(file))
      own.set(file, new Set([...to].filter((other) => !/^(?:functions|shared)\//.test(other))));
  for (const { file: journey, domains } of journeys()) {
    const told = [...reachedFrom(ways, [journey])].filter((file) => file.startsWith('test/browser/'));
    const text = told.map((file) => readFileSync(file, 'utf8').replaceAll('\\/', '/')).join('\n');
    const opened = routes.filter((route) => names(text, route)).flatMap((route) => route.screens);
    const led = domains.map((domain) => workers[domain]).filter(Boolean);
    own.set(journey, new Set([...ways.get(journey), ...platform, ...opened, ...led]));
  }
  return own;
}

const ofProduct = /^(?:functions|infra|shared|web)\//;

/** The domains that a change is about, by its folders and by the calls it reaches; none where it is about no domain alone. */
function aboutDomains(changed, calls) {
  const known = new Set(journeys().flatMap(({ domains }) => domains));
  const folders = changed.filter((file) => ofProduct.test(file)).map((file) => file.split('/')[1]);
  if (!folders.every((folder) => known.has(folder))) return undefined;
  return new Set([...folders, ...calls.map((name) => name.split('/')[0])]);
}

/**
 * What changed files must be tested by. `handlers`, `browser`: test files, the latter perhaps none; `stack`: those of the
 * deployed stack, only where that or they changed; `calls`: names of the calls reached; `isAll`: something changed that
 * everything stands on, and all files are named.
 */
export async function reachedBy(changed) {
  const { ways, calls } = await importGraph();
  const isAll = changed.some((file) => everything.test(file));
  const reached = isAll ? new Set(filesBelow('test')) : reachedFrom(turned(ways), changed);
  const ofJourneys = isAll ? undefined : turned(waysOfJourneys(ways));
  const walked = ofJourneys ? reachedFrom(ofJourneys, changed) : reached;
  const held = ofJourneys
    ? reachedFrom(
        ofJourneys,
        changed.filter((file) => !ofProduct.test(file)),
      )
    : reached;
  const called = [...calls].filter(([contract]) => isAll || reached.has(contract)).map(([, { name }]) => name);
  const tests = [...reached].filter((file) => /\.test\.tsx?$/.test(file) && existsSync(file));
  const ofStack = (file) => file.startsWith('test/localstack/');
  // Of pages that show a little of everything, those journeys that are about it, and those that themselves hold what changed.
  const about = isAll ? undefined : aboutDomains(changed, called);
  const isMeant = ({ file, domains }) =>
    walked.has(file) && (!about || reached.has(file) || held.has(file) || domains.some((domain) => about.has(domain)));
  return {
    isAll,
    handlers: [...new Set([...tests.filter((file) => !ofStack(file)), ...ofSources])].toSorted(),
    browser: journeys()
      .filter(isMeant)
      .map(({ file }) => file)
      .toSorted(),
    stack: changed.some((file) => /^(?:infra\/aws|test\/localstack)\//.test(file)) ? tests.filter(ofStack) : [],
    calls: called,
  };
}
