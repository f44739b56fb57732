import path from 'node:path';
import { type Alias, build, type BuildOptions, type Plugin, type Rollup, type UserConfig } from 'vite';
import { editManifest, type Manifest } from './edit-manifest.ts';

/** What every page is built by. */
export interface CommonConfig extends UserConfig {
  resolve: { alias: Alias[] };
  build: BuildOptions;
}

interface OwnPage {
  /** The entry's file inside `web/`. */
  main: string;
  /** The path it answers, inside /app. The server gives it whatever begins as that does before its parameter. */
  route: string;
  /** What this page has in place of a package; a name that this does not have fails the build. */
  instead: readonly Alias[];
}

/**
 * A page with an entry of its own: one file, which shares nothing with the site's. A chunk that both needed would be
 * one request more, and some bytes, for pages that stand at their weights.
 */
export function ownPage(web: string, { main, route, instead }: OwnPage, common: () => CommonConfig): Plugin[] {
  let entry: Manifest[string] | undefined;
  const makePage: Plugin = {
    name: 'own-page',
    apply: 'build',
    async generateBundle(_, bundle) {
      const page = common();
      const { output } = (await build({
        ...page,
        configFile: false,
        logLevel: 'warn',
        resolve: { ...page.resolve, alias: [...instead, ...page.resolve.alias] },
        build: {
          ...page.build,
          write: false,
          rollupOptions: {
            ...page.build.rollupOptions,
            input: path.join(web, main),
            output: { inlineDynamicImports: true },
          },
        },
      })) as Rollup.RollupOutput;
      for (const file of output) {
        const source = file.type === 'chunk' ? file.code : file.source;
        if (file.fileName === '.vite/manifest.json') entry = (JSON.parse(String(source)) as Manifest)[main];
        // What both have, the typeface, has one name in both.
        else if (!bundle[file.fileName]) this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
    },
  };
  const nameIt = editManifest('own-page-in-manifest', (manifest, _, fail) => ({
    ...manifest,
    [main]: { ...(entry ?? fail(`${main} was not built`)), routes: [route] },
  }));
  return [makePage, nameIt];
}
