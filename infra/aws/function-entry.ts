import { build, type Metafile, type Plugin } from 'esbuild';
import { handlerName } from '#infra/handler-name.ts';
import { threadCode } from '#infra/thread-code.mjs';
import type { Call } from '#shared/contract.ts';
import { roomOf } from './function-shapes.ts';

/** How a call's module is asked for. */
type Ask = (module: string) => string;
const inTheSameFile: Ask = (module) => `require('${module}')`;
const inAFileOfItsOwn: Ask = (module) => `(await import('${module}'))`;

const ROOM = 'portolan-room';

function routeTo(call: Call, load: string): string {
  const { name, method, path, throttle, answers } = call;
  const facts = Object.entries({ name, method, path, throttle, answers })
    .filter(([, value]) => value !== undefined)
    .map(([fact, value]) => `${fact}: ${JSON.stringify(value)}`)
    .join(', ');
  return `{ ${facts}, load: ${load} }`;
}

const handlerFrom = (call: Call, ask: Ask): string => `${ask(`#functions/${call.name}.ts`)}.${handlerName(call)}`;

/** The module of a function that answers calls; embedded, infra/local/domains.ts finds the same handlers. */
const entryFor = (calls: readonly Call[], ask: Ask): string => {
  const atStart = roomOf(calls[0]!);
  const loadOf = (call: Call): string =>
    ask === inAFileOfItsOwn || roomOf(call) === atStart
      ? `async () => ${handlerFrom(call, ask)}`
      : `async () => (await import('${ROOM}:${roomOf(call)}'))[${JSON.stringify(call.name)}]()`;
  return [
    "import { serveRoutes } from '#functions/http/serve.ts';",
    `export const handler = serveRoutes([\n${calls.map((call) => `${routeTo(call, loadOf(call))},`).join('\n')}\n]);`,
  ].join('\n');
};

/** The other rooms of a function, a file each, in which modules wait to be run as at the start. */
const otherRooms = (calls: readonly Call[]): Plugin => ({
  name: ROOM,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${ROOM}:`) }, ({ path }) => ({
      path: path.slice(ROOM.length + 1),
      namespace: ROOM,
    }));
    onLoad({ filter: /./, namespace: ROOM }, ({ path: room }) => ({
      contents: calls
        .filter((call) => roomOf(call) === room)
        .map((call, at) => {
          const load = `const _${at} = () => ${handlerFrom(call, inTheSameFile)};`;
          return `${load}\nexport { _${at} as ${JSON.stringify(call.name)} };`;
        })
        .join('\n'),
      resolveDir: process.cwd(),
    }));
  },
});

/** Our own code of a function, its packages still to be bundled with it. */
export interface OwnCode {
  /** Of what can be reached: where modules wait to be run, esbuild keeps what nobody asks for too. */
  shaken: Metafile;
  /** What it is to be bundled from. */
  entryPoint: string;
  plugin: Plugin;
}

const OWN = 'portolan-own';

/**
 * The code of a function that answers calls: the pipeline and a router, and for each call its contract and handler,
 * whose modules run when it is first made. Building the schemas of a whole domain is what would take a cold start
 * longest, and longer with every call that is added; a file of its own for each call would take as long to read. So
 * calls are asked for by `require`, which esbuild keeps in the one file and runs when it comes to it (those of the
 * function's other rooms in a file a room, which is loaded with the room's first call); and packages are bundled in a
 * second step, because what such a module imports is not shaken.
 */
export async function ownCode(calls: readonly Call[], name: string): Promise<OwnCode> {
  const bundle = (ask: Ask) =>
    build({
      stdin: { contents: entryFor(calls, ask), resolveDir: process.cwd(), sourcefile: `${name}.ts`, loader: 'ts' },
      entryNames: 'index',
      bundle: true,
      packages: 'external',
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node22',
      outdir: 'out',
      metafile: true,
      write: false,
      logLevel: 'error',
      plugins: [threadCode, otherRooms(calls)],
    });
  const [{ outputFiles }, { metafile }] = await Promise.all([bundle(inTheSameFile), bundle(inAFileOfItsOwn)]);
  const texts = new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]));
  return { shaken: metafile, entryPoint: `${OWN}:index.js`, plugin: inMemory(texts) };
}

/** Files that are nowhere but here. */
const inMemory = (texts: ReadonlyMap<string, string>): Plugin => ({
  name: OWN,
  setup({ onResolve, onLoad }) {
    onResolve({ filter: new RegExp(`^${OWN}:`) }, ({ path }) => ({ path: path.slice(OWN.length + 1), namespace: OWN }));
    onResolve({ filter: /^\.\//, namespace: OWN }, ({ path }) => ({ path: path.slice(2), namespace: OWN }));
    onLoad({ filter: /./, namespace: OWN }, ({ path }) => ({
      contents: texts.get(path),
      loader: 'js',
      resolveDir: process.cwd(),
    }));
  },
});
