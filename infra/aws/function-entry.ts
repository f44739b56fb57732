import { build, type Metafile, type Plugin } from 'esbuild';
import { handlerName } from '#infra/handler-name.ts';
import { threadCode } from '#infra/thread-code.mjs';
import type { Call } from '#shared/contract.ts';

/** How a call's module is asked for. */
type Ask = (module: string) => string;
const inTheSameFile: Ask = (module) => `require('${module}')`;
const inAFileOfItsOwn: Ask = (module) => `(await import('${module}'))`;

function routeTo(call: Call, ask: Ask): string {
  const { name, method, path, throttle } = call;
  const facts = Object.entries({ name, method, path, throttle })
    .map(([fact, value]) => `${fact}: ${JSON.stringify(value)}`)
    .join(', ');
  const askFor = call.seldom ? inAFileOfItsOwn : ask;
  return `{ ${facts}, load: async () => ${askFor(`#functions/${name}.ts`)}.${handlerName(call)} }`;
}

/** The module of a function that answers calls; embedded, infra/local/domains.ts finds the same handlers. */
const entryFor = (calls: readonly Call[], ask: Ask): string =>
  [
    "import { serveRoutes } from '#functions/http/serve.ts';",
    `export const handler = serveRoutes([\n${calls.map((call) => `${routeTo(call, ask)},`).join('\n')}\n]);`,
  ].join('\n');

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
 * calls are asked for by `require`, which esbuild keeps in the one file and runs when it comes to it (those that are
 * `seldom` made by `import`, so that nobody else reads them); and packages are bundled in a second step, because what
 * such a module imports is not shaken.
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
      plugins: [threadCode],
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
