import { pathToFileURL } from 'node:url';
import type { Readable } from 'node:stream';
import type { Actor } from '#functions/actors/actor.ts';
import { objects } from '#functions/runtime/objects.ts';

export const exportObject = (actor: Actor, id: string): string => `exports/${actor.site}/${id}`;

export async function putStream(name: string, body: Readable): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk as Buffer);
  await objects().put(name, Buffer.concat(chunks));
}

export const downloadLink = async (_actor: Actor, name: string, _about: object): Promise<string> =>
  `/files/${pathToFileURL(name).href.length}`;
