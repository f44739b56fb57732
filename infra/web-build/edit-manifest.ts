import type { Plugin, Rollup } from 'vite';

/**
 * Vite's manifest: each screen and asset by its source; where it is a screen, with the paths it answers (`routes`) and
 * what it will ask for (`ahead`).
 */
export type Manifest = Record<
  string,
  { file: string; assets?: string[]; imports?: string[]; isEntry?: boolean; routes?: string[]; ahead?: string[] }
>;

/** A plugin that writes Vite's manifest anew once everything is built; `fail` ends the build with a sentence. */
export const editManifest = (
  name: string,
  edit: (manifest: Manifest, bundle: Rollup.OutputBundle, fail: (why: string) => never) => Manifest,
): Plugin => ({
  name,
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle['.vite/manifest.json'];
      if (file?.type !== 'asset') this.error('there is no manifest to edit');
      file.source = JSON.stringify(
        edit(JSON.parse(String(file.source)) as Manifest, bundle, (why) => this.error(why)),
        null,
        2,
      );
    },
  },
});
