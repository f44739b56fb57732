import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Loader, type Plugin } from 'esbuild';
import { filesLeft } from './reach.ts';

const LATER = 'portolan-later';
const isPackage = (file: string): boolean => file.includes(`${path.sep}node_modules${path.sep}`);

/** What is imported when used only, left outside. */
const withoutLater: Plugin = {
  name: 'portolan-start',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path: wanted }) =>
      kind === 'dynamic-import' ? { path: wanted, external: true } : undefined,
    );
  },
};

/**
 * Keeps what packages have for later out of a function's start. esbuild puts a file at the start that both the start and
 * something loaded later could reach, even by the index of a package that hands on a hundred files: the SDK's clients of
 * SES and S3, which are imported when used, left 45 KB of their protocols there. So it is asked first what the start
 * uses (`options` without what is later); any other file of a package is a module of its own to what comes later.
 */
export async function laterPackages(options: BuildOptions): Promise<Plugin> {
  const { metafile } = await build({
    ...options,
    ...{ splitting: false, metafile: true, write: false, minify: false, minifySyntax: true },
    plugins: [withoutLater, ...(options.plugins ?? [])],
  });
  const start = filesLeft(metafile!);
  const isAtStart = (file: string, namespace: string): boolean =>
    start.has(
      namespace === 'file' ? path.relative(process.cwd(), file).replaceAll(path.sep, '/') : `${namespace}:${file}`,
    );
  return {
    name: LATER,
    setup({ onResolve, onLoad, resolve }) {
      onResolve(
        { filter: /./ },
        async ({ path: wanted, kind, importer, namespace, resolveDir, with: attributes, pluginData }) => {
          if (pluginData === LATER || kind === 'entry-point') return undefined;
          if (
            kind !== 'dynamic-import' &&
            namespace !== LATER &&
            (isPackage(importer) || isAtStart(importer, namespace))
          )
            return undefined;
          const found = await resolve(wanted, {
            kind,
            importer,
            resolveDir,
            with: attributes,
            pluginData: LATER,
            ...(namespace !== LATER && { namespace }),
          });
          if (found.errors.length) return { errors: found.errors };
          if (found.external || found.namespace !== 'file' || !isPackage(found.path) || isAtStart(found.path, 'file'))
            return found;
          return { ...found, namespace: LATER };
        },
      );
      onLoad({ filter: /./, namespace: LATER }, async ({ path: file }) => ({
        contents: await readFile(file),
        loader: path.extname(file) === '.json' ? 'json' : ('js' satisfies Loader),
        resolveDir: path.dirname(file),
      }));
    },
  };
}
