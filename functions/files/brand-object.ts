import type { Actor } from '#functions/actor.ts';
import { objects } from '#functions/runtime/objects.ts';
import type { PictureType } from '#shared/files/purposes.ts';
import { brandName, servedAs } from './brand-name.ts';

/** Keeps a checked picture where anybody may see it. */
export const putBrand = (actor: Actor, file: string, type: PictureType, body: Uint8Array): Promise<void> =>
  objects().put(brandName(actor, file), body, servedAs(type));

/** Takes it away; one that is not there is as good as taken away. */
export const removeBrand = (actor: Actor, file: string): Promise<void> => objects().remove(brandName(actor, file));

/** Its bytes; undefined where there is none. */
export const getBrand = (actor: Actor, file: string): Promise<Uint8Array | undefined> =>
  objects().get(brandName(actor, file));
