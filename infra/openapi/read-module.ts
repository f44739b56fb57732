import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
export type Expression = Extract<Statement, { type: 'ExpressionStatement' }>['expression'];
type Declaration = Extract<Statement, { type: 'VariableDeclaration' }>;

/** A constant of a module: what it is set to, and the docstring above it. */
export interface Constant {
  value: Expression;
  docstring: string | undefined;
}

/** What a source file says that descriptions are read from. */
export interface SourceModule {
  constants: ReadonlyMap<string, Constant>;
  /** Local name → the file it comes from, by its path from the project's root, and its name there. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
}

const modules = new Map<string, SourceModule>();

/** A source of shared/, parsed once a process. Throws where there is no such file. */
export function readModule(file: string): SourceModule {
  const known = modules.get(file);
  if (known) return known;
  const made = parseModule(file, readFileSync(file, 'utf8'));
  modules.set(file, made);
  return made;
}

/** As `readModule`, of a text; `file` is where it would stand. */
export function parseModule(file: string, text: string): SourceModule {
  const constants = new Map<string, Constant>();
  const imports = new Map<string, { file: string; name: string }>();
  for (const statement of parse(text, { sourceType: 'module', plugins: ['typescript'] }).program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'VariableDeclaration')
      for (const [name, value] of valuesOf(declared))
        constants.set(name, { value, docstring: docstringOf(statement.leadingComments) });
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const one of statement.specifiers)
        if (one.type === 'ImportSpecifier')
          imports.set(one.local.name, {
            file: path.posix.join(path.posix.dirname(file), statement.source.value),
            name: one.imported.type === 'Identifier' ? one.imported.name : one.imported.value,
          });
  }
  return { constants, imports };
}

const valuesOf = ({ declarations }: Declaration): [string, Expression][] =>
  declarations.flatMap(({ id, init }): [string, Expression][] =>
    id.type === 'Identifier' && init ? [[id.name, init]] : [],
  );

/** The text of the nearest docstring above a node, on one line; undefined where there is none. */
export function docstringOf(comments: readonly { type: string; value: string }[] | null | undefined) {
  const block = comments?.findLast(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'));
  return block?.value
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter(Boolean)
    .join(' ');
}
