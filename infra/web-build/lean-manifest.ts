import { editManifest } from './edit-manifest.ts';

const isDrawing = (file: string) => file.endsWith('.svg');

/**
 * Leaves drawings, 250 flags among them, out of the manifest that functions/site-page reads: no page asks for them
 * ahead.
 */
export const leanManifest = editManifest('lean-manifest', (manifest) => {
  const kept = Object.entries(manifest).filter(([, entry]) => !isDrawing(entry.file));
  return Object.fromEntries(
    kept.map(([source, entry]) => [
      source,
      entry.assets ? { ...entry, assets: entry.assets.filter((asset) => !isDrawing(asset)) } : entry,
    ]),
  );
});
