type Json = Record<string, unknown>;

/** An object with fewer properties is said where it stands. */
const LEAST_PROPERTIES = 2;
const LEAST_CHOICES = 3;
/** What has fewer in common with another noun is no kind of it. */
const LEAST_IN_COMMON = 5;

/** A named object or choice as it stands in the document, without what is said of it in one place. */
interface Noun {
  called: string;
  text: string;
  schema: Json;
  uses: number;
}

/** What the sources say of a schema, for this file alone. */
const marks: ReadonlySet<string> = new Set(['x-noun', 'x-about']);

const isExample = (field: string): boolean => field === 'example' || field === 'examples';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Says every named object and choice once, under `components.schemas`, and leads to it from where it stood: a generated client has
 * one type for it. Names are the sources' own; of two different things of one name the one used more has it, and the others are numbered.
 */
export function withNouns(paths: Json): { paths: Json; schemas: Json } {
  const nouns = collect(paths);
  const names = nameAll([...nouns.values()]);
  const kinds = kindsOf(nouns);
  const replace = (value: unknown, isOwn = false): unknown => {
    if (Array.isArray(value)) return value.map((one) => replace(one));
    if (!isObject(value)) return value;
    const name = isOwn ? undefined : names.get(keyOf(value) ?? '');
    if (name) return { ...saidOf(value, value['x-about']), $ref: `#/components/schemas/${name}` };
    const { description: _description, ...rest } = value;
    const said = saidOf(value, isOwn ? undefined : aboutInside(value, names));
    const base = kinds(value);
    const inner = (fields: Json): Json =>
      Object.fromEntries(
        Object.entries(fields)
          .filter(([field]) => !marks.has(field))
          .map(([field, one]) => {
            if (field === 'properties' && isObject(one))
              return [field, mapValues(one, (property) => replace(property))];
            return [field, isExample(field) ? one : replace(one)];
          }),
      );
    return base
      ? {
          ...said,
          allOf: [{ $ref: `#/components/schemas/${names.get(base)}` }, inner(beyond(rest, nouns.get(base)!.schema))],
        }
      : { ...said, ...inner(rest) };
  };
  const schemas = [...nouns].map(([key, { schema }]) => [names.get(key)!, replace(inItself(schema), true)] as const);
  return {
    paths: replace(paths) as Json,
    schemas: Object.fromEntries(schemas.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** A noun as it is said once: with its own docstring, and what is taken for a property that is left out in words. */
function inItself({ description: _description, ...schema }: Json): Json {
  const { 'x-about': about, properties } = schema;
  return {
    ...(typeof about === 'string' && { description: about }),
    ...schema,
    ...(isObject(properties) && { properties: mapValues(properties, defaultInWords) }),
  };
}

/** Generators take what has a default for something that is always there, which is right of no request. */
function defaultInWords(property: unknown): unknown {
  if (!isObject(property) || !('default' in property)) return property;
  const { default: given, description, ...rest } = property;
  return { description: `${String(description)} Left out: \`${JSON.stringify(given)}\`.`, ...rest };
}

const mapValues = (record: Json, change: (value: unknown) => unknown): Json =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

type Properties = Map<string, string>;

/**
 * Leads from an object to the noun that it is a kind of, by its key: the one of most properties that all stand in it as
 * they are there, and beside others. Objects that take no other properties are kinds of nothing, since both would have to.
 */
function kindsOf(nouns: ReadonlyMap<string, Noun>): (value: Json) => string | undefined {
  const bases = [...nouns]
    .map(([key, { schema }]) => ({ key, properties: propertiesOf(schema) }))
    .filter(({ properties }) => properties.size >= LEAST_IN_COMMON)
    .toSorted((a, b) => b.properties.size - a.properties.size);
  return (value) => {
    const own = propertiesOf(value);
    return bases.find(
      ({ properties }) => properties.size < own.size && [...properties].every(([name, text]) => own.get(name) === text),
    )?.key;
  };
}

/** The properties of an open object, each as a text that tells it from others; none of any other. */
function propertiesOf({ properties, required, additionalProperties }: Json): Properties {
  if (!isObject(properties) || additionalProperties !== undefined) return new Map();
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return new Map(
    Object.entries(properties).map(([name, one]) => [name, `${needed.includes(name)} ${textOf(one)}`] as const),
  );
}

/** What of an object is not in the noun that it is a kind of. */
function beyond({ properties, required, ...rest }: Json, base: Json): Json {
  const known = new Set(Object.keys(base.properties as Json));
  const needed = (Array.isArray(required) ? required : []).filter((name) => !known.has(String(name)));
  const own = Object.entries(properties as Json).filter(([name]) => !known.has(name));
  return { ...rest, properties: Object.fromEntries(own), ...(needed.length && { required: needed }) };
}

/** What is said of a value where it stands, unless the noun says the same. */
const saidOf = ({ description }: Json, about: unknown): Json =>
  description === undefined || description === about ? {} : { description };

/** What is said of the noun that a value is, or null. */
function aboutInside({ anyOf }: Json, names: ReadonlyMap<string, string>): unknown {
  const inner = Array.isArray(anyOf) ? anyOf.filter(isObject) : [];
  return inner.find((one) => names.has(keyOf(one) ?? ''))?.['x-about'];
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
    for (const [field, one] of Object.entries(value))
      if (field === 'properties' && isObject(one)) Object.values(one).forEach(visit);
      else if (!isExample(field)) visit(one);
    return undefined;
  };
  visit(paths);
  return nouns;
}

/** What tells a noun from others: all of it but what is said of it where it stands. Undefined for what is none. */
function keyOf(value: Json): string | undefined {
  const { description: _description, 'x-noun': noun, 'x-about': _about, ...schema } = value;
  return typeof noun === 'string' && isWorthAName(schema) ? textOf(schema) : undefined;
}

/** Objects, choices and amounts of money; what is short is said where it stands. */
function isWorthAName({ properties, enum: choices, format, default: given }: Json): boolean {
  if (isObject(properties)) return Object.keys(properties).length >= LEAST_PROPERTIES;
  if (given !== undefined) return false;
  return format === 'amount' || (Array.isArray(choices) && choices.length >= LEAST_CHOICES);
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (field, one: unknown) => (marks.has(field) ? undefined : one));

/** Objects have their names before choices do. */
const rankOf = ({ schema, uses }: Noun): number => (isObject(schema.properties) ? 1e6 : 0) + uses;

function nameAll(nouns: readonly Noun[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  for (const { called, text } of nouns.toSorted((a, b) => rankOf(b) - rankOf(a))) {
    const name = nounOf(called);
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    names.set(text, nth === 1 ? name : `${name}${nth}`);
  }
  return names;
}

/** `bookingRowOnWire` is a `BookingRow`: how it travels is no part of what it is. */
export const nounOf = (called: string): string =>
  called.charAt(0).toUpperCase() + called.slice(1).replace(/(?:OnWire|Shown|Schema|View)$/, '');
