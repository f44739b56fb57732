import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Expression, parseModule } from '#infra/openapi/read-module.ts';

/** A key as its line in a keys.ts declares it. */
interface DeclaredKey {
  name: string;
  /** As it is stored: `S#site#USER#userId / A`. */
  stored: string;
  /** What its row is; empty for a partition, and for rows that nothing reads by their key. */
  row: string;
  index: string;
}

const KEY_FILES = readdirSync('functions')
  .map((domain) => `functions/${domain}/keys.ts`)
  .filter((file) => existsSync(file))
  .toSorted();
const SOURCES = readdirSync('functions', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && entry.name !== 'keys.ts')
  .map((entry) => path.posix.join(entry.parentPath, entry.name));

type Argument = Extract<Expression, { type: 'CallExpression' }>['arguments'][number];

/** What spells a value, and is no part of its name. */
const SPELLING = new Set(['toLowerCase', 'toUpperCase', 'String', 'firstLetters']);

/** A part of a key as people read it: a word as it stands, a value by its name. */
function partOf(node: Argument, text: string): string {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral')
    return node.quasis
      .map(
        ({ value }, at) =>
          value.raw + (at < node.expressions.length ? partOf(node.expressions[at] as Argument, text) : ''),
      )
      .join('');
  const names = [...text.slice(node.start!, node.end!).matchAll(/[a-zA-Z]\w*/g)].map(([name]) => name);
  return `‹${names.filter((name) => !SPELLING.has(name)).join(' ')}›`;
}

/** What a key's function makes, by the maker that it calls (table/site-key.ts, table/key.ts). */
function declared(name: string, made: Expression, text: string): DeclaredKey {
  if (made.type !== 'CallExpression') throw new Error(`${name} makes no key`);
  const { callee, typeParameters } = made;
  const typed = typeParameters ? text.slice(typeParameters.start! + 1, typeParameters.end! - 1) : '';
  const row = typed.replace(/\s+/g, ' ');
  const parts = (nodes: readonly Argument[]) => nodes.map((node) => partOf(node, text));
  const ofSite = (nodes: readonly Argument[]) => ['S#‹site›', ...parts(nodes)].join('#');
  const values = made.arguments;
  if (callee.type === 'CallExpression')
    return { name, stored: `${ofSite(callee.arguments.slice(1))} / ${parts(values).join('')}`, row, index: '' };
  switch (text.slice(callee.start!, callee.end!)) {
    case 'list':
      return { name, stored: ofSite(values.slice(2)), row, index: parts(values)[1]! };
    case 'rows':
    case 'below':
      return { name, stored: ofSite(values.slice(1)), row, index: 'all' };
    case 'rowsBeginning':
    case 'belowBeginning': {
      const [, of, begins] = values;
      const thing = of?.type === 'ArrayExpression' ? (of.elements as Argument[]) : [of!];
      return { name, stored: `${ofSite(thing)} / ${partOf(begins!, text)}…`, row, index: 'all' };
    }
    case 'makePartition':
      return { name, stored: parts(values)[0]!, row, index: 'all' };
    case 'makeKey':
      return { name, stored: parts(values).join(' / '), row, index: '' };
    default:
      throw new Error(`${name} is made by something that this page does not know`);
  }
}

/** The keys of a file, by the objects that it exports. */
function keysIn(file: string): { object: string; keys: DeclaredKey[] }[] {
  const text = readFileSync(file, 'utf8');
  return [...parseModule(file, text).constants].flatMap(([object, { value }]) => {
    if (value.type !== 'ObjectExpression') return [];
    const keys = value.properties.map((property) => {
      if (property.type !== 'ObjectProperty' || property.value.type !== 'ArrowFunctionExpression')
        throw new Error(`${file}: a key is a function`);
      const { key, value: made } = property;
      return declared(text.slice(key.start!, key.end!), made.body as Expression, text);
    });
    return [{ object, keys }];
  });
}

/** Folders of functions/ whose files name each key, by `object.key`. */
function readers(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of SOURCES)
    for (const [named] of readFileSync(file, 'utf8').matchAll(/\b\w+Keys\.\w+/g)) {
      const folders = found.get(named) ?? new Set();
      found.set(named, folders.add(file.split('/')[1]!));
    }
  return new Map([...found].map(([name, folders]) => [name, [...folders].toSorted()]));
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** docs/keys.md: the one table at a glance. */
export function keysPage(): string {
  const by = readers();
  const lines = KEY_FILES.flatMap((file) => [
    `## ${file.split('/')[1]!}`,
    '',
    '| key | stored | row | index | named in |',
    '| --- | --- | --- | --- | --- |',
    ...keysIn(file).flatMap(({ object, keys }) =>
      keys.map(({ name, stored, row, index }) => {
        const folders = by.get(`${object}.${name}`) ?? [];
        return `| ${name} | \`${cell(stored)}\` | ${row && `\`${cell(row)}\``} | ${index} | ${folders.join(', ')} |`;
      }),
    ),
    '',
  ]);
  return [
    '# Keys of the one table',
    '',
    'Printed from each domain’s `keys.ts` by `node start.mjs --run test/table/print-keys.ts`; a test holds it to them. `‹name›`',
    'is a value. Index `all`: the rows that stand beside each other in the table; empty: one row. How each is stored to the',
    'letter is in `test/table/keys.test.ts`. Beside these stand the due work (`functions/table/due.ts`), the version of the',
    'rows (`functions/table/schema-version.ts`), what is read before there is an actor (`functions/actors/identity-keys.ts`)',
    'and what only the embedded store has (`infra/local/store-keys.ts`).',
    '',
    ...lines,
  ].join('\n');
}
