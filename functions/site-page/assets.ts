import { readFile } from 'node:fs/promises';

/** The hashed files that the page links to, as addresses under /app/. */
export interface Assets {
  script: string;
  /** Chunks the entry imports at once, those of the screen that is asked for, and what that will ask for. */
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
  /**
   * Patterns of the paths this screen answers, inside /app: `/flight/searchResult/:searchId`. Of an entry beside the
   * site's: all that begins as its pattern does before the parameter.
   */
  routes?: string[];
  /** What comes after this screen, known before: the chunk of calls, what stands around it. */
  ahead?: string[];
}
export type Manifest = Record<string, Chunk>;

let held: Manifest | undefined;

/** The files for a path of the site, by Vite's manifest (the file that SITE_MANIFEST names), which is read once. */
export async function readAssets(path: string): Promise<Assets> {
  held ??= JSON.parse(await readFile(process.env.SITE_MANIFEST ?? 'dist/web/.vite/manifest.json', 'utf8')) as Manifest;
  return assetsOf(held, path);
}

/** The entry, the path's screen and what comes after it, and all that they import without being asked. */
export function assetsOf(manifest: Manifest, path: string): Assets {
  const entry = entryOf(manifest, path);
  if (!entry) throw new Error('the manifest has no entry');
  const screen = Object.entries(manifest).find(([, { routes }]) => routes?.some((pattern) => answers(pattern, path)));
  const seen = new Set<string>();
  const visit = (name: string) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  visit(entry[0]);
  // What stands around the screen is waited for before it.
  if (screen && !entry[1].routes) [...(screen[1].ahead ?? []), screen[0]].forEach(visit);
  const chunks = [...seen].map((name) => manifest[name]!);
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return {
    script: address(entry[1].file),
    preloads: chunks.filter((chunk) => chunk !== entry[1]).map(({ file }) => address(file)),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    font: files.filter((file) => /inter-latin-wght-normal.*\.woff2$/.test(file)).map(address)[0],
  };
}

/** The site's entry, or the one of a page that has its own, however its address is spelled. */
function entryOf(manifest: Manifest, path: string): [string, Chunk] | undefined {
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry);
  const asked = decoded(path).toLowerCase();
  const begins = (pattern: string) => asked.startsWith(`/app${pattern.replace(/:.*/, '').toLowerCase()}`);
  return entries.find(([, { routes }]) => routes?.some(begins)) ?? entries.find(([, { routes }]) => !routes);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a path such as `/app/user/payments/7` fits `/user/payments/:orderId?`. */
function answers(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').slice(1);
  const given = path.replace(/^\/app\/?/, '').split('/');
  return (
    given.length <= wanted.length &&
    wanted.every((part, at) => (part.startsWith(':') ? Boolean(given[at]) || part.endsWith('?') : part === given[at]))
  );
}

const address = (file: string) => `/app/${file}`;
