import type { Json } from './envelope.ts';

/** What an answer or a body is called where several operations have the same. */
export const CALLED = 'x-called';

type Paths = Record<string, Record<string, Json>>;

/** The answers and bodies that more than one operation has, said once under `components`, and the paths that lead there. */
export function withSharedParts(paths: Paths): { paths: Paths; responses: Json; requestBodies: Json } {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const answers = sharedOf(
    operations.flatMap(({ responses }) => Object.values(responses as Json) as Json[]),
    '#/components/responses/',
  );
  const bodies = sharedOf(
    operations.flatMap(({ requestBody }) => (requestBody ? [requestBody as Json] : [])),
    '#/components/requestBodies/',
  );
  const lead = ({ requestBody, responses, ...operation }: Json): Json => ({
    ...operation,
    ...(requestBody !== undefined && { requestBody: bodies.lead(requestBody as Json) }),
    responses: mapValues(responses as Record<string, Json>, answers.lead),
  });
  return {
    paths: mapValues(paths, (methods) => mapValues(methods, lead)),
    responses: answers.said,
    requestBodies: bodies.said,
  };
}

/** Those of the parts that come twice and are called something, by name, and what leads to one from where it stood. */
function sharedOf(parts: readonly Json[], at: string): { said: Json; lead: (part: Json) => Json } {
  const uses = new Map<string, number>();
  for (const part of parts) uses.set(keyOf(part), (uses.get(keyOf(part)) ?? 0) + 1);
  const names = new Map<string, string>();
  const said: Json = {};
  for (const part of parts) {
    const called = part[CALLED];
    if (typeof called !== 'string' || uses.get(keyOf(part)) === 1 || names.has(keyOf(part))) continue;
    const nth = [...names.values()].filter((name) => name.replace(/\d+$/, '') === called).length + 1;
    const name = nth === 1 ? called : `${called}${nth}`;
    names.set(keyOf(part), name);
    said[name] = bare(part);
  }
  const lead = (part: Json): Json => {
    const name = names.get(keyOf(part));
    return name === undefined ? bare(part) : { $ref: `${at}${name}` };
  };
  return { said: Object.fromEntries(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))), lead };
}

const bare = ({ [CALLED]: _called, ...part }: Json): Json => part;
const keyOf = (part: Json): string => JSON.stringify(bare(part));

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
