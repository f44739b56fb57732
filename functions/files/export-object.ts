import type { Actor } from '#functions/actor.ts';
import { type ObjectName, siteObject } from './object-name.ts';

/** Where a job's file lies: nobody reaches it but by a link made for one who may have it. `id`: the job's own. */
export const exportObject = (actor: Actor, id: string): ObjectName => siteObject(actor, 'exports', id);
