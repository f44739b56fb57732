import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEVELOPERS_POLICY } from '#infra/developers-policy.ts';
import { siteFolder } from './build-site.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
};
const held = new Map<string, { plain: Buffer; packed: Buffer | undefined }>();

/** A file of the built site. Hashed ones are cached for ever, as the CDN does; the developers' page is not hashed. */
export async function serveAsset(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
  const name = nameOf(pathname);
  const type = types[path.extname(name)];
  const asset = type && !name.startsWith('..') ? (held.get(name) ?? (await load(name, type))) : undefined;
  if (!type || !asset) return void response.writeHead(404).end();
  const packed = asset.packed && String(request.headers['accept-encoding']).includes('gzip');
  response.writeHead(200, {
    'content-type': type,
    'cache-control': cacheControlOf(name),
    'x-content-type-options': 'nosniff',
    ...(type?.startsWith('text/html') && { 'content-security-policy': DEVELOPERS_POLICY }),
    ...(packed && { 'content-encoding': 'gzip' }),
  });
  response.end(packed ? asset.packed : asset.plain);
}

/** As they lie in the bucket (infra/aws/upload-site.ts). */
const cacheControlOf = (name: string): string =>
  name.startsWith('assets/')
    ? 'public, max-age=31536000, immutable'
    : name === 'driver-worker.js'
      ? 'no-cache'
      : 'public, max-age=60';

/** The file's name below the site's folder; empty where the address is no text. */
function nameOf(pathname: string): string {
  try {
    return path.normalize(decodeURIComponent(pathname.slice('/app/'.length)));
  } catch {
    return '';
  }
}

async function load(name: string, type: string) {
  const plain = await readFile(path.join(siteFolder, name)).catch(() => undefined);
  if (!plain) return undefined;
  const asset = { plain, packed: type.startsWith('font') || type === 'image/png' ? undefined : gzipSync(plain) };
  held.set(name, asset);
  return asset;
}
