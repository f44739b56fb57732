import { spawn } from 'node:child_process';
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
  const wanted = await hashOf([
    'web',
    'shared',
    'infra/openapi',
    'infra/web-build',
    'package-lock.json',
    'vite.config.ts',
  ]);
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  console.log('Building the site (once per change) …');
  await runVite();
  await buildDevelopersPage(siteFolder);
  await writeFile(stamp, wanted);
}

/** In a process of its own: what a build takes in memory goes with it. Throws with what Vite said. */
const runVite = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        path.resolve('node_modules/vite/bin/vite.js'),
        'build',
        '--logLevel',
        'warn',
        '--config',
        path.resolve('vite.config.ts'),
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The site could not be built; the lines above say why.')),
    );
  });

async function hashOf(places: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = path.extname(place)
      ? [place]
      : (await readdir(place, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}
