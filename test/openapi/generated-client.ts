import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

type Generator = Pick<typeof import('openapi-typescript'), 'default' | 'astToString'>;

/** What packages of CommonJS expect, which are bundled with it. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;`;

/** `openapi-typescript` writes types by the API of TypeScript 5, which the one that the project is compiled by has no more. */
async function loadGenerator(): Promise<Generator> {
  const cache = path.resolve('node_modules/.cache/portolan');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'openapi-typescript-'));
  try {
    const file = path.join(folder, 'generator.mjs');
    const { outputFiles } = await build({
      stdin: { contents: "export { default, astToString } from 'openapi-typescript'", resolveDir: process.cwd() },
      alias: { typescript: 'typescript-5' },
      external: ['typescript-5'],
      bundle: true,
      platform: 'node',
      format: 'esm',
      banner: { js: banner },
      write: false,
      logLevel: 'warning',
    });
    await writeFile(file, outputFiles[0]!.contents);
    return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Generator;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

let generator: Promise<Generator> | undefined;

/** The types of a client of an OpenAPI document, as `openapi-typescript` writes them. */
export async function clientOf(document: object): Promise<string> {
  generator ??= loadGenerator();
  const { default: generate, astToString } = await generator;
  return astToString(await generate(JSON.stringify(document)));
}
