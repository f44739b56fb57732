import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildDevelopersPage } from '#infra/openapi/build.ts';

/** Where Vite puts the site. */
export const siteFolder = path.resolve('dist/web');
export const manifestFile = path.join(siteFolder, '.vite', 'manifest.json');

/** Builds the site with Vite unless the same sources were built before. */
export async function buildSite(): Promise<void> {
  const stamp = path.join(siteFolder, '.vite', 'sources');
  const wanted = await hashOf(['web', 'shared', 'package-lock.json', 'vite.config.ts']);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  console.log('Building the site (once per change) …');
  const { build } = await import('vite');
  await build({ logLevel: 'warn', configFile: path.resolve('vite.config.ts') });
  await buildDevelopersPage(siteFolder);
  await writeFile(stamp, wanted);
}

async function hashOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = path.extname(place) ? [place] : (await readdir(place, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)).sort();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}
