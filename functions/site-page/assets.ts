import { readFile } from 'node:fs/promises';

/** The hashed files that the page links to, as addresses under /app/. */
export interface Assets {
  script: string;
  /** Chunks the entry imports at once. */
  preloads: readonly string[];
  styles: readonly string[];
  /** The Latin subset of the site's typeface; undefined where the build has none. */
  font: string | undefined;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
  isEntry?: boolean;
}

let held: Assets | undefined;

/** Reads Vite's manifest (the file that SITE_MANIFEST names) once. */
export async function readAssets(): Promise<Assets> {
  return (held ??= assetsOf(JSON.parse(await readFile(process.env.SITE_MANIFEST ?? 'dist/web/.vite/manifest.json', 'utf8')) as Record<string, Chunk>));
}

/** The entry, and all that it imports without being asked. */
export function assetsOf(manifest: Record<string, Chunk>): Assets {
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (!entry) throw new Error('the manifest has no entry');
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  visit(entry[0]);
  const chunks = [...seen].map((name) => manifest[name]!);
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return {
    script: address(entry[1].file),
    preloads: chunks.filter((chunk) => chunk !== entry[1]).map(({ file }) => address(file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    font: files.filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file)).map(address)[0],
  };
}

const address = (file: string) => `/app/${file}`;
