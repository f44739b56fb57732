// Which file leads to which: what a test reaches, whatever the way. Imports are as esbuild resolves them; beside them stand the ways
// that no import shows, each named below.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** The project's folders; `docs` and what lies at the top are no sources. */
const SOURCES = ['functions', 'infra', 'shared', 'test', 'web'];
/** All contracts, as seen by those who ask every call. What answers calls imports the same list and asks none. */
const EVERY_CALL = 'every call';
/** A literal of the sources that may be a file's name. */
const NAMED = /['"`](?:thread:)?((?:\.{1,2}\/)*[\w@.-]+(?:\/[\w@.-]+)*\.(?:ts|tsx|mjs|js|json|css|md))['"`]/g;
/** A literal that may name a folder or, up to its star, the files of one. */
const FOLDER = /['"`]((?:\.{1,2}\/)*[\w-]+(?:\/[\w-]+)*)\/?(?:\*[^'"`]*)?['"`]/g;
const readsFolders = /readdirSync|import\.meta\.glob/;

export const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.posix.join(folder, String(name)))
    .filter((file) => statSync(file).isFile());
const isTest = (file) => /\.(?:test|journey|long)\.tsx?$/.test(file);

/** `thread:./x.ts` is x.ts; what is no source of ours (pictures, styles, packages) leads nowhere. */
const asImported = {
  name: 'as-imported',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^thread:/ }, ({ path: named, resolveDir }) => ({
      path: path.resolve(resolveDir, named.slice('thread:'.length)),
      namespace: 'thread',
    }));
    onLoad({ filter: /./, namespace: 'thread' }, ({ path: file }) => ({
      contents: `import '${file}'; export default '';`,
      resolveDir: path.dirname(file),
    }));
    onResolve({ filter: /\?(?:raw|url|inline)$/ }, ({ path: named }) => ({ path: named, external: true }));
    onLoad({ filter: /\.(?:svg|png|css|woff2|html|txt|md)$/ }, () => ({ contents: '', loader: 'empty' }));
  },
};

/** What each file imports, by static and dynamic imports, type-only ones apart: nothing of them runs. */
async function importsOf(entries) {
  const { metafile } = await build({
    stdin: { contents: entries.map((file) => `import './${file}';`).join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    outdir: 'out',
    logLevel: 'silent',
    plugins: [asImported],
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      new Set(imports.filter(({ external }) => !external).map(({ path: to }) => to)),
    ]),
  );
}

/** Files and folders that a file names in its text: what it spawns, bundles, reads. */
function namedIn(file, text) {
  const here = path.posix.dirname(file);
  const places = (name) => (name.startsWith('.') ? [path.posix.join(here, name)] : [name, path.posix.join(here, name)]);
  const named = [...text.matchAll(NAMED)].flatMap(([, name]) => places(name)).filter((name) => existsSync(name));
  if (!readsFolders.test(text)) return named;
  const folders = [...text.matchAll(FOLDER)]
    .flatMap(([, name]) => places(name))
    .filter((name) => SOURCES.includes(name.split('/')[0]) && existsSync(name) && statSync(name).isDirectory());
  return [...named, ...folders.flatMap(filesBelow)];
}

const isContractList = (file) => /^shared\/(?:[\w-]+\/)*(?:[\w-]+-)?calls\.ts$/.test(file);
/** Finds what answers a call by the call's name. */
const FINDS_HANDLERS = 'infra/local/domains.ts';
/** What its import may name: esbuild takes it for a way to each of them. */
const foundByName = /^functions\/(?!http\/)/;

/** The calls, by their contracts' files: what each is called (`bookings/get-tickets`) and the module that answers it. */
function callsIn(ways) {
  const calls = new Map();
  for (const contract of ways.keys()) {
    const name =
      contract.startsWith('shared/') && /^ {2}name: '([\w/-]+)',$/m.exec(readFileSync(contract, 'utf8'))?.[1];
    if (!name || ![...ways].some(([file, to]) => isContractList(file) && to.has(contract))) continue;
    calls.set(contract, { name, handlers: [contract.replace('shared/', 'functions/')] });
  }
  return calls;
}

/**
 * The ways between the project's files, and its calls by their contracts' files.
 *
 * Two ways are left out because they lead from everything to everything: what finds the handlers and a domain's list of
 * its contracts. Who holds a contract reaches what answers it instead; who asks every call (a test
 * that imports the list of all) reaches them all.
 */
async function readGraph() {
  const entries = [
    ...filesBelow('test').filter(isTest),
    'web/app/main.tsx',
    'web/app/driver.tsx',
    'test/harness/browser-setup.ts',
    'test/harness/browser-runtime.ts',
  ];
  const ways = await importsOf(entries);
  ways.delete('<stdin>');
  const calls = callsIn(ways);
  for (const [file, to] of ways) {
    if (file.startsWith('test/') && [...to].some(isContractList)) to.add(EVERY_CALL);
    // What the tests of the sources' form name, they do not run.
    if (/^(?:infra|test(?!\/lint))\//.test(file))
      for (const other of namedIn(file, readFileSync(file, 'utf8'))) to.add(other);
    if (file === FINDS_HANDLERS) for (const other of to) if (foundByName.test(other)) to.delete(other);
    if (isContractList(file)) for (const contract of calls.keys()) to.delete(contract);
  }
  ways.set(EVERY_CALL, new Set(calls.keys()));
  for (const [contract, { handlers }] of calls) {
    ways.set(contract, new Set([...(ways.get(contract) ?? []), ...handlers, FINDS_HANDLERS]));
  }
  return { ways, calls };
}

let graph;
/** As the sources are when it is first asked for. */
export const importGraph = () => (graph ??= readGraph());

/** All that can be reached from some files, themselves included. */
export function reachedFrom(ways, files) {
  const reached = new Set(files);
  for (const file of reached) for (const other of ways.get(file) ?? []) reached.add(other);
  return reached;
}

/** The same ways, the other way round: who leads to a file. */
export function turned(ways) {
  const back = new Map();
  for (const [file, to] of ways) for (const other of to) back.set(other, (back.get(other) ?? new Set()).add(file));
  return back;
}
