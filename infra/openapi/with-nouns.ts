type Json = Record<string, unknown>;

/** An object with fewer properties is said where it stands. */
const LEAST_PROPERTIES = 2;

/** A named object as it stands in the document, without what is said of it in one place. */
interface Noun {
  called: string;
  text: string;
  schema: Json;
  uses: number;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Says every named object once, under `components.schemas`, and leads to it from where it stood: a generated client has
 * one type for it. Names are the sources' own; of two different things of one name the one used more has it, and the others are numbered.
 */
export function withNouns(paths: Json): { paths: Json; schemas: Json } {
  const nouns = collect(paths);
  const names = nameAll([...nouns.values()]);
  const replace = (value: unknown, isOwn = false): unknown => {
    if (Array.isArray(value)) return value.map((one) => replace(one));
    if (!isObject(value)) return value;
    const name = isOwn ? undefined : names.get(keyOf(value) ?? '');
    if (name)
      return {
        ...(value.description !== undefined && { description: value.description }),
        $ref: `#/components/schemas/${name}`,
      };
    return Object.fromEntries(
      Object.entries(value)
        .filter(([field]) => field !== 'x-noun')
        .map(([field, one]) => [field, field === 'example' || field === 'examples' ? one : replace(one)]),
    );
  };
  const schemas = [...nouns].flatMap(([key, { schema }]) => {
    const name = names.get(key);
    return name ? [[name, replace(schema, true)] as const] : [];
  });
  return {
    paths: replace(paths) as Json,
    schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function collect(paths: Json): Map<string, Noun> {
  const nouns = new Map<string, Noun>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isObject(value)) return undefined;
    const key = keyOf(value);
    const known = key === undefined ? undefined : nouns.get(key);
    if (known) known.uses += 1;
    else if (key !== undefined) nouns.set(key, { called: String(value['x-noun']), text: key, schema: value, uses: 1 });
    for (const [field, one] of Object.entries(value)) if (!field.startsWith('example')) visit(one);
    return undefined;
  };
  visit(paths);
  return nouns;
}

/** What tells a named object from others: all of it but what is said of it where it stands. Undefined for any other. */
function keyOf(value: Json): string | undefined {
  const { description: _description, 'x-noun': noun, ...schema } = value;
  if (typeof noun !== 'string' || !isObject(schema.properties)) return undefined;
  if (Object.keys(schema.properties).length < LEAST_PROPERTIES) return undefined;
  return JSON.stringify(schema, (field, one: unknown) => (field === 'x-noun' ? undefined : one));
}

function nameAll(nouns: readonly Noun[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const { called, text } of nouns.toSorted((a, b) => b.uses - a.uses)) {
    const name = nounOf(called);
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    names.set(text, nth === 1 ? name : `${name}${nth}`);
  }
  return names;
}

/** `bookingRowOnWire` is a `BookingRow`: how it travels is no part of what it is. */
const nounOf = (called: string): string =>
  called.charAt(0).toUpperCase() + called.slice(1).replace(/(?:OnWire|Shown|Schema|View)$/, '');
