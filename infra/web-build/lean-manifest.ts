import type { Plugin } from 'vite';

type Manifest = Record<string, { file: string; assets?: string[] }>;
const isDrawing = (file: string) => file.endsWith('.svg');

/** Leaves drawings, 250 flags among them, out of the manifest that functions/site-page reads: no page asks for them ahead. */
export const leanManifest: Plugin = {
  name: 'lean-manifest',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle['.vite/manifest.json'];
      if (file?.type !== 'asset') this.error('there is no manifest to shorten');
      const kept = Object.entries(JSON.parse(String(file.source)) as Manifest).filter(([, entry]) => !isDrawing(entry.file));
      for (const [, entry] of kept) if (entry.assets) entry.assets = entry.assets.filter((asset) => !isDrawing(asset));
      file.source = JSON.stringify(Object.fromEntries(kept), null, 2);
    },
  },
};
