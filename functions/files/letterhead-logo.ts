import type { Actor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import { ownBrandFile } from './brand-name.ts';
import { getBrand } from './brand-object.ts';

const DRAWN = /^data:image\/(?:png|jpeg);base64,/;

/**
 * A logo's bytes for a paper: one drawn in its address, or a picture of the site's own. undefined for any other, which
 * is fetched from nowhere, and for one that cannot be had.
 */
export async function letterheadLogo(actor: Actor, logoUrl: string): Promise<Uint8Array | undefined> {
  if (DRAWN.test(logoUrl)) return Buffer.from(logoUrl.replace(DRAWN, ''), 'base64');
  const file = ownBrandFile(actor, logoUrl);
  if (!file || !/\.(png|jpe?g)$/.test(file)) return undefined;
  return getBrand(actor, file).catch((error: Error) => {
    log.warn('logo left out', { site: actor.site, reason: error.name });
    return undefined;
  });
}
