import type { Actor } from '#functions/actor.ts';
import { objects } from '#functions/runtime/objects.ts';
import { fileEndings, type FileType, fileTypes } from '#shared/files/purposes.ts';
import { downloadLink } from './download-link.ts';
import { siteObject } from './object-name.ts';

const slipName = (actor: Actor, file: string) => siteObject(actor, 'slips', file);

/** Keeps a checked slip, where nobody reaches it but by a link made for one who may see it. */
export const putSlip = (actor: Actor, file: string, type: FileType, body: Uint8Array): Promise<void> =>
  objects().put(slipName(actor, file), body, { contentType: type, cacheControl: 'no-store' });

/** Takes it away; one that is not there is as good as taken away. */
export const removeSlip = (actor: Actor, file: string): Promise<void> => objects().remove(slipName(actor, file));

/** An address at which a slip is fetched. Whether the actor may see it has been asked before. */
export function slipLink(actor: Actor, file: string): Promise<string> {
  const type = fileTypes.find((known) => file.endsWith(`.${fileEndings[known]}`)) ?? 'image/png';
  return downloadLink(actor, slipName(actor, file), {
    fileName: `slip.${fileEndings[type]}`,
    contentType: type,
  });
}
