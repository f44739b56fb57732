import path from 'node:path';
import { build, type Metafile } from 'esbuild';

/** A built folder: file name → text. The entry is index.mjs. */
type Files = ReadonlyMap<string, string>;

/** What a function's handler is exported from. */
export const ENTRY = 'index.mjs';

/** What index.mjs imports at once, itself left out; in the order of the imports. */
function loadedAtOnce({ outputs }: Metafile): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const { kind, path: next } of outputs[`out/${name}`]?.imports ?? [])
      if (kind === 'import-statement' && outputs[next]) visit(path.basename(next));
  };
  visit(ENTRY);
  return [...seen].filter((name) => name !== ENTRY);
}

/**
 * The same files with what a cold start loads joined into index.mjs. Splitting leaves a dozen files there, for the sake
 * of what is loaded later, and each costs as much to find and open as ten KB to run. What is loaded later finds its
 * parts where it looks for them: those files hand on what index.mjs has.
 */
export async function joinChunks(files: Files, metafile: Metafile): Promise<Map<string, string>> {
  const joined = loadedAtOnce(metafile);
  const names = (file: string) => metafile.outputs[`out/${file}`]!.exports;
  // Files name their exports by the same few letters.
  const unique = (file: string, name: string) => `_${joined.indexOf(file)}_${name}`;
  const parts = joined.map((file) => ({
    file,
    taken: names(file).map((name) => `${name} as ${unique(file, name)}`),
    given: names(file).map((name) => `${unique(file, name)} as ${name}`),
  }));
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export { ${names(ENTRY).join(', ')} } from './${ENTRY}';`,
        ...parts.map(({ file, taken }) => `export { ${taken.join(', ')} } from './${file}';`),
      ].join('\n'),
      resolveDir: process.cwd(),
      loader: 'js',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minify: true,
    legalComments: 'none',
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'portolan-built',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\.\// }, ({ path: wanted }) => {
            const name = wanted.slice(2);
            return name === ENTRY || joined.includes(name)
              ? { path: name, namespace: 'portolan-built' }
              : { path: wanted, external: true };
          });
          onLoad({ filter: /./, namespace: 'portolan-built' }, ({ path: name }) => ({
            contents: files.get(name),
            loader: 'js',
            resolveDir: process.cwd(),
          }));
        },
      },
    ],
  });
  const handedOn = parts.map(({ file, given }): [string, string] => [
    file,
    given.length ? `export{${given.join(',')}}from"./${ENTRY}";` : `import"./${ENTRY}";`,
  ]);
  return new Map([...files, ...handedOn, [ENTRY, outputFiles[0]!.text]]);
}
