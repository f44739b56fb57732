import { docstringOf, type Expression, readModule } from './read-module.ts';

/** What the sources say of a schema, in the schema's own shape. */
export interface Described {
  /** The docstring of the property, or else of the named constant it is set to. */
  text?: string;
  /** The name of the constant that it is set to. */
  noun?: string;
  /** The docstring of that constant, whatever is said of it where it stands. */
  about?: string;
  fields?: Record<string, Described>;
  items?: Described;
  /** Of a record: each of its values. */
  values?: Described;
}

type CallExpression = Extract<Expression, { type: 'CallExpression' }>;
type MemberExpression = Extract<Expression, { type: 'MemberExpression' }>;
type ObjectExpression = Extract<Expression, { type: 'ObjectExpression' }>;

/** Wrappers of zod's that change nothing about what a value means; the project's own (`priced`) change nothing either. */
const transparent = new Set(['optional', 'nullable', '_default', 'readonly']);
const objects = new Set(['object', 'strictObject', 'looseObject']);

/** The constant that declares a call in its own file. Throws where there is none. */
function contractOf(name: string) {
  const file = `shared/${name}.ts`;
  for (const { value, docstring } of readModule(file).constants.values()) {
    const [contract] = value.type === 'CallExpression' && calleeOf(value) === 'defineCall' ? value.arguments : [];
    if (contract?.type === 'ObjectExpression') return { contract, docstring, file };
  }
  throw new Error(`${file} declares no call`);
}

/** The docstring above a contract: what its summary leaves out. */
export const describeContract = (name: string): string | undefined => contractOf(name).docstring;

/** Request, response and what stands of a contract, as the sources describe them. */
export function describeCall(name: string): Record<'request' | 'response' | 'stands', Described> {
  const { contract, file } = contractOf(name);
  const { fields = {} } = describe(contract, file);
  const { request = {}, response = {}, stands = {} } = fields;
  return { request, response, stands };
}

/** The docstring of a constant, or of what it stands for, with those of everything inside it. */
function describeName(name: string, file: string): Described {
  const { constants, imports } = readModule(file);
  const here = constants.get(name);
  if (here) {
    const inner = describe(here.value, file);
    const about = here.docstring ?? inner.text;
    return { ...inner, text: about, noun: name, about };
  }
  const there = imports.get(name);
  return there ? describeName(there.name, there.file) : {};
}

/** What a maker of schemas (`numberedPage`) was called with, by the names of its parameters. */
type Given = Readonly<Record<string, Described>>;

/** What is known of an expression that makes a schema; nothing of one that none of these rules knows. */
function describe(value: Expression, file: string, given: Given = {}): Described {
  switch (value.type) {
    case 'Identifier':
      if (given[value.name]) return given[value.name]!;
      // `amount` says how a number travels, not what this one is.
      return value.name === 'amount' ? {} : describeName(value.name, file);
    case 'ObjectExpression':
      return { fields: fieldsOf(value, file, given) };
    case 'MemberExpression':
      return memberOf(value, describe(value.object as Expression, file, given));
    case 'CallExpression':
      return describeMade(value, file, given);
    default:
      return {};
  }
}

/** `travellers.shape`: the fields alone; of another object, `ticketsExport.filter`: what stands there. */
const memberOf = ({ property }: MemberExpression, { fields }: Described): Described =>
  property.type !== 'Identifier' || property.name === 'shape' ? { fields } : (fields?.[property.name] ?? {});

/** A schema as `z`, `priced` or a maker of schemas makes it. */
function describeMade(call: CallExpression, file: string, given: Given): Described {
  const { callee } = call;
  const [first, second] = call.arguments as Expression[];
  const name = calleeOf(call);
  const inner = (one: Expression) => describe(one, file, given);
  if (name === 'check' && callee.type === 'MemberExpression') return inner(callee.object as Expression);
  if (!first) return {};
  if (objects.has(name)) return { fields: inner(first).fields };
  const maker = callee.type === 'Identifier' ? makerOf(name, file) : undefined;
  if (maker) return describe(maker.made, maker.file, { [maker.parameter]: inner(first) });
  if (transparent.has(name) || callee.type === 'Identifier') return inner(first);
  if (name === 'array') return { items: inner(first) };
  if (name === 'record') return { values: inner(second!) };
  if (name === 'extend') return { fields: { ...inner(first).fields, ...inner(second!).fields } };
  return {};
}

/** A constant that makes an object around the schema it is given: `(row) => z.object({ … })`. Others change nothing. */
function makerOf(name: string, file: string): { parameter: string; made: Expression; file: string } | undefined {
  const { constants, imports } = readModule(file);
  const there = imports.get(name);
  if (there) return makerOf(there.name, there.file);
  const value = constants.get(name)?.value;
  if (value?.type !== 'ArrowFunctionExpression' || value.body.type !== 'CallExpression') return undefined;
  if (!objects.has(calleeOf(value.body))) return undefined;
  const [parameter] = value.params;
  return parameter?.type === 'Identifier' ? { parameter: parameter.name, made: value.body, file } : undefined;
}

function calleeOf({ callee }: CallExpression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : '';
}

function fieldsOf({ properties }: ObjectExpression, file: string, given: Given): Record<string, Described> {
  const fields: Record<string, Described> = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') Object.assign(fields, describe(property.argument, file, given).fields);
    if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') continue;
    const inner = describe(property.value as Expression, file, given);
    fields[property.key.name] = { ...inner, text: docstringOf(property.leadingComments) ?? inner.text };
  }
  return fields;
}

/** A JSON Schema, as far as descriptions have to do with it. */
export interface JsonSchema {
  description?: string;
  /** Of an object or a choice that the sources call something: what. */
  'x-noun'?: string;
  /** What they say of it wherever it stands. */
  'x-about'?: string;
  $ref?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
}

/** The same JSON Schema with every description that the sources have. */
export function withDescriptions<S extends JsonSchema>(schema: S, { text, ...inner }: Described): S {
  const { properties, items, additionalProperties, anyOf } = schema;
  return {
    ...(text !== undefined && { description: text }),
    ...schema,
    ...(inner.noun !== undefined && (properties ?? schema.enum) && { 'x-noun': inner.noun }),
    ...(inner.about !== undefined && (properties ?? schema.enum) && { 'x-about': inner.about }),
    ...(properties && {
      properties: mapValues(properties, (one, name) => withDescriptions(one, inner.fields?.[name] ?? {})),
    }),
    ...(items && { items: withDescriptions(items, inner.items ?? {}) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: withDescriptions(additionalProperties, inner.values ?? {}),
    }),
    ...(anyOf && { anyOf: anyOf.map((one) => withDescriptions(one, inner)) }),
  };
}

const refersTo = ({ $ref, anyOf = [] }: JsonSchema): boolean =>
  $ref !== undefined || anyOf.some((one) => one.$ref !== undefined);

const mapValues = <A, B>(record: Record<string, A>, change: (value: A, name: string) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** Paths of the properties without a description, as `segments[].airlineCode`; what is a noun is described there. */
export function undescribed(schema: JsonSchema, at = ''): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, one]) => [
      ...(one.description || refersTo(one) ? [] : [`${at}.${name}`]),
      ...undescribed(one, `${at}.${name}`),
    ]),
    ...(items ? undescribed(items, `${at}[]`) : []),
    ...(typeof additionalProperties === 'object' ? undescribed(additionalProperties, `${at}{}`) : []),
    ...anyOf.flatMap((one) => undescribed(one, at)),
  ];
}
