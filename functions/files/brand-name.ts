import type { Actor } from '#functions/actor.ts';
import { pictureEndings, type PictureType, pictureTypes } from '#shared/files/purposes.ts';
import { type ObjectName, siteObject } from './object-name.ts';

/** A picture that anybody may see, by its own part of the name. */
export const brandName = (actor: Actor, file: string): ObjectName => siteObject(actor, 'app/brand', file);

/** The path of this origin that it is served at, in all places. */
export const brandUrl = (name: ObjectName): string => `/${name}`;

const endings = pictureTypes.map((type) => pictureEndings[type]).join('|');
const BRAND = new RegExp(String.raw`^/app/brand/([a-z][a-z0-9-]{1,30})/([\w-]{1,100}\.(?:${endings}))$`);

/** The own part of a picture's name in its address, where it is one of the actor's own site; undefined for any other. */
export function ownBrandFile(actor: Actor, url: string): string | undefined {
  const [, site, file] = BRAND.exec(url) ?? [];
  return site === actor.site ? file : undefined;
}

/** Which object a path of brand pictures is, and what it is served with; undefined for a path that is none. */
export function brandAt(path: string): { name: string; headers: Record<string, string> } | undefined {
  const [, , file] = BRAND.exec(path) ?? [];
  const type = pictureTypes.find((known) => file?.endsWith(`.${pictureEndings[known]}`));
  return type && { name: path.slice(1), headers: { ...brandHeaders, 'content-type': type } };
}

/** Under a new name whenever it changes. */
const KEPT = 'public, max-age=31536000, immutable';
const brandHeaders = {
  'cache-control': KEPT,
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/** As S3 keeps it and the CDN serves it. */
export const servedAs = (contentType: PictureType) => ({ contentType, cacheControl: KEPT });
