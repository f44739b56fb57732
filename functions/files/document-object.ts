import type { Actor } from '#functions/actor.ts';
import { objects } from '#functions/runtime/objects.ts';
import { randomId } from '#shared/ids.ts';
import { type ObjectName, siteObject } from './object-name.ts';

/** Keeps a paper for the mail that it goes out with, and answers its name: nobody reaches it but who sends that. */
export async function putDocument(actor: Actor, bytes: Uint8Array): Promise<ObjectName> {
  const name = siteObject(actor, 'documents', randomId(130));
  await objects().put(name, bytes);
  return name;
}
