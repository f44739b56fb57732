import type { Actor } from '#functions/actor.ts';

declare const named: unique symbol;

/** The name of an object of one site: `<kind>/<site>/<random>`. Only siteObject makes one. */
export type ObjectName = string & { readonly [named]: true };

/**
 * What a site's objects are kept for. The kind comes first, because grants and lifecycles of a bucket go by prefix.
 * `exports`: files made for somebody, kept a day. `uploads`: what a browser sent and nobody has checked yet, kept a day.
 * `slips`: pictures of bank transfers, kept for good, for their owners and staff.
 * `documents`: papers that mails go out with, kept until nobody tries to send them any more.
 * `app/brand`: pictures that anybody may see, under the path that the CDN serves them at.
 */
export const objectKinds = ['exports', 'uploads', 'slips', 'app/brand', 'documents'] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** What an object's own part of its name may be made of. */
const OWN_PART = /^[\w-]{1,100}(\.[a-z]{2,5})?$/;

/** Names an object of the actor's site; there is no way to name another's. Throws for an id that is no plain word. */
export function siteObject(actor: Actor, kind: ObjectKind, id: string): ObjectName {
  if (!OWN_PART.test(id)) throw new Error(`${id.slice(0, 40)} names no object`);
  return `${kind}/${actor.site}/${id}` as ObjectName;
}

/** Whether a name, wherever it was kept, is of an object of the actor's own site. */
export const isOfSite = (actor: Actor, name: string): name is ObjectName =>
  objectKinds.some((kind) => {
    const prefix = `${kind}/${actor.site}/`;
    return name.startsWith(prefix) && OWN_PART.test(name.slice(prefix.length));
  });
