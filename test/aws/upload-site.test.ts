import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { objectOf, siteFiles } from '#infra/aws/upload-site.ts';
import { temporaryFolder } from './synth-platform.ts';

it('uploads what browsers ask for, and leaves the build’s own notes behind', async () => {
  const folder = temporaryFolder();
  for (const name of [
    'assets/index-a1b2.js',
    'assets/inter-c3d4.woff2',
    'developers/index.html',
    'developers/openapi.json',
    'index.html',
    '.vite/manifest.json',
    'assets/index-a1b2.js.map',
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), name);
  }
  expect((await siteFiles(folder)).sort()).toEqual([
    'assets/index-a1b2.js',
    'assets/inter-c3d4.woff2',
    'developers/index.html',
    'developers/openapi.json',
  ]);
});

it('lets hashed files be kept for ever and every other for a minute', () => {
  expect(objectOf('assets/index-a1b2.js')).toEqual({
    Key: 'app/assets/index-a1b2.js',
    ContentType: 'text/javascript',
    CacheControl: 'public, max-age=31536000, immutable',
  });
  expect(objectOf('driver-worker.js')).toMatchObject({ CacheControl: 'no-cache' });
  expect(objectOf('developers/index.html')).toEqual({
    Key: 'app/developers/index.html',
    ContentType: 'text/html; charset=utf-8',
    CacheControl: 'public, max-age=60',
  });
});
