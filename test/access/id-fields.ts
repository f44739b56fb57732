import * as z from 'zod/mini';
import { callsByDomain } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';

/** Kinds of things that are somebody's. test/access/foreign-world.ts makes one of each. */
export const idKinds = [
  'booking',
  /** The number of a paper that stands in a series. */
  'invoice',
  'order',
  'search',
  'trace',
  'quote',
  'traveller',
  'user',
  'company',
  /** A session's token: on its own site whoever holds it is its user. */
  'session',
  /** The link of a mail that sets a password. */
  'password link',
  /** The half that proves beside an id who may see: with both, anybody may. */
  'pnr',
  /** Where a list of somebody's goes on. */
  'cursor',
  /** A name or number that somebody's rows are found by. */
  'passenger',
  /** A permission group of a site's staff. */
  'permission group',
  /** A file that somebody sent. */
  'upload',
  /** A list that staff have as a file. */
  'export',
  /** A group of customers who pay alike. */
  'markup group',
  /** A markup or discount: one for all airlines, for one of them, for fixed departures. */
  'default rule',
  'airline rule',
  'departure rule',
  /** A markup on activities: of the owner's company. */
  'activity rule',
  /** A bank transfer that somebody says to have made. */
  'transfer',
  /** What somebody asked to be cancelled of a booking. */
  'change request',
  /** Masters of the destination desk. */
  'market',
  'accommodation',
  'driver',
  'location',
  /** What can be done in a city, a way to do it, and ways that are sold together. */
  'activity',
  'tour option',
  'combo',
  /** What an option costs. */
  'ticket rate',
  'transfer rate',
  /** A part of a city, and a drive between two of them. */
  'area',
  'area transfer',
  /** A cart of activities. */
  'cart',
  /** A quotation of the destination desk. */
  'kart',
  /** The link of a quotation: whoever holds it is its customer. */
  'quote link',
  /** A drive of a vouchered quotation, and the link of who drives. */
  'drive',
  'driver link',
  /** A key by which a program makes calls. */
  'program key',
] as const;
export type IdKind = (typeof idKinds)[number];

/**
 * What a field of a call names. A kind alone: without that thing the call is refused, as if it were not there. `maybe`:
 * the call may answer without it, and tells nothing of it. `nobody`: no row of anybody's; with a test, that asks this
 * call for what is another's or another site's.
 */
export type IdField = IdKind | `maybe ${IdKind}` | 'nobody' | `nobody: test/${string}.test.ts`;

/**
 * By call, every field that names a row, by its path (`next.traceId`, `bookingIds.[]`). A field that looks like an id
 * and is not here fails the test.
 */
export type IdFields = Record<string, Record<string, IdField>>;

/** Of all domains; one without its file in id-fields/ fails here, by the file's name. */
export const idFields: IdFields = Object.assign(
  {},
  ...(await Promise.all(
    Object.keys(callsByDomain).map(
      async (domain) => ((await import(`./id-fields/${domain}.ts`)) as { idFields: IdFields }).idFields,
    ),
  )),
);

const looksLikeId =
  /^_?(ids?|IDs?|pnr|PNR|token|cursor|slug|key|ref|reference|index)$|[A-Za-z\d](Ids?|IDs?|PNR|Pnr|Token|Cursor|Slug|Key|Ref|Reference|Index)$|_(ids?|pnr|token|cursor|slug|key|ref|reference|index)$/;

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
}

/** Paths of all values that a request may hold, at any depth; `[]` stands for each of a list. */
export function pathsOf(call: Call): string[] {
  const found = new Set<string>();
  const walk = (schema: Schema, at: readonly string[]): void => {
    for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])]) walk(part, at);
    for (const [name, part] of Object.entries(schema.properties ?? {})) walk(part, [...at, name]);
    if (schema.items) walk(schema.items, [...at, '[]']);
    if (at.length && !schema.properties && !schema.items) found.add(at.join('.'));
  };
  walk(z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema, []);
  return [...found];
}

/** Paths of the request's values whose names say that they name something. */
export const idPathsOf = (call: Call): string[] =>
  pathsOf(call).filter((path) =>
    looksLikeId.test(
      path
        .split('.')
        .filter((name) => name !== '[]')
        .at(-1)!,
    ),
  );

export const kindOf = (field: IdField): IdKind | undefined =>
  field.startsWith('nobody') ? undefined : (field.replace(/^maybe /, '') as IdKind);

/** The test that shows it, where a field is nobody's because of what that test shows. */
export const shownBy = (field: IdField): string | undefined => /^nobody: (.*)$/.exec(field)?.[1];

/** Puts a value at a path of a request: `[]` is the list's one member. */
export function put(target: Record<string, unknown>, path: string, value: string): Record<string, unknown> {
  const [name, ...rest] = path.split('.') as [string, ...string[]];
  if (!rest.length) return { ...target, [name]: value };
  const inner = target[name];
  if (rest[0] !== '[]') return { ...target, [name]: put({ ...(inner as object) }, rest.join('.'), value) };
  const deeper = rest.slice(1).join('.');
  const first = (Array.isArray(inner) ? inner[0] : undefined) as Record<string, unknown> | undefined;
  return { ...target, [name]: [deeper ? put({ ...first }, deeper, value) : value] };
}
