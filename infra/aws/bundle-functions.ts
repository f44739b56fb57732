import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { threadCode } from '#infra/thread-code.mjs';
import type { FunctionShape } from './function-shapes.ts';
import { FONT_READER, fontsBeside } from './fonts-beside.ts';
import { ownCode } from './function-entry.ts';
import { ENTRY, joinChunks } from './join-chunks.ts';
import { lambdaCredentials } from './lambda-credentials.ts';
import { laterPackages } from './later-packages.ts';
import { filesLeft, type Reach, reachOf } from './reach.ts';

/** A function as it is uploaded. */
export interface BuiltFunction extends FunctionShape {
  /** Holds index.mjs, the chunks it loads only when used, and the files beside it. */
  folder: string;
  reach: Reach;
  /** Our own files of which something can be reached, e.g. `shared/users/session/login.ts`. */
  files: readonly string[];
  /** Bytes of what is loaded at a cold start: the entry, which all it imports statically is joined to. */
  loaded: number;
  /** Bytes of all files. */
  total: number;
}

/** A file to lie beside the code, by the name it has there. */
export type FilesBeside = Record<string, string | Uint8Array>;

const folderOfBuilds = () => path.resolve('node_modules/.cache/portolan/functions');

/** What an ES module lacks that packages written for CommonJS ask for. */
const banner =
  "import{createRequire as portolanRequire}from'node:module';const require=portolanRequire(import.meta.url);";

/**
 * Bundles one function for Node 22: minified, with what it imports only when used in chunks of their own, so that a
 * cold start loads what every call needs, in one file (`join`; the bench's yardstick is left as esbuild splits it). The same sources give the same folder, which CDK uploads once.
 */
export async function bundleFunction(
  shape: FunctionShape,
  beside: FilesBeside = {},
  join = joinChunks,
): Promise<BuiltFunction> {
  const own = shape.calls && (await ownCode(shape.calls, shape.name));
  const options = {
    entryPoints: { index: own?.entryPoint ?? shape.entry },
    plugins: [threadCode, lambdaCredentials, ...(own ? [own.plugin] : [])],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    mainFields: ['module', 'main'],
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    outExtension: { '.js': '.mjs' },
    outdir: 'out',
    banner: { js: banner },
    logLevel: 'error',
  } satisfies BuildOptions;
  const { outputFiles, metafile } = await build({
    ...options,
    ...{ splitting: true, metafile: true, write: false },
    plugins: [await laterPackages(options), ...options.plugins],
  });
  const reached = own?.shaken ?? metafile;
  const split = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]));
  const code = await join(split, metafile);
  const fonts = filesLeft(reached).has(FONT_READER) ? fontsBeside() : [];
  const files: [string, string | Uint8Array][] = [...code, ...Object.entries(beside), ...fonts];
  const hash = createHash('sha256');
  for (const [name, contents] of files) hash.update(name).update(contents);
  const folder = path.join(folderOfBuilds(), `${shape.name}-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true });
    for (const [name, contents] of files) writeFileSync(path.join(folder, name), contents);
  }
  return {
    ...shape,
    folder,
    reach: reachOf(reached),
    files: [...filesLeft(reached)].filter((file) => /^(functions|shared)\//.test(file)),
    loaded: Buffer.byteLength(code.get(ENTRY)!),
    total: [...code.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0),
  };
}

export const bundleFunctions = (
  shapes: readonly FunctionShape[],
  beside: Record<string, FilesBeside> = {},
): Promise<BuiltFunction[]> => Promise.all(shapes.map((shape) => bundleFunction(shape, beside[shape.name])));
