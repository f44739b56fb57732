import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The functions' entries lead to every handler of a domain: through them a test would seem to prove all of it. */
const isDoor = (file: string) => /^functions\/[^/]+\/index\.ts$|^infra\/local\/(run|domains)\.ts$/.test(file);
/** `import … from`, `export … from` and `import()` of what runs; types are gone by then. */
const imports = [
  /^(?:import|export)\s+(?!type\b)(?!\{\s*(?:type [^,}]+,?\s*)+\}\s*from)[^;']*?from\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'/g,
];
const known = new Map<string, readonly string[]>();
const textOf = (file: string) => readFileSync(file, 'utf8');
const pathOf = (from: string, named: string) => {
  if (named.startsWith('#')) return named.slice(1);
  return named.startsWith('.') ? path.posix.join(path.posix.dirname(from), named) : undefined;
};

function importsOf(file: string): readonly string[] {
  const before = known.get(file);
  if (before) return before;
  const text = isDoor(file) ? '' : textOf(file);
  const found = imports
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, named]) => pathOf(file, named!))
    .filter((named) => named !== undefined && existsSync(named)) as string[];
  // A call's contract in a test stands for asking it, and so for its handler, which has the contract's name.
  const asked = found
    .filter((named) => file.startsWith('test/') && named.startsWith('shared/') && /\bdefineCall\(/.test(textOf(named)))
    .map((named) => named.replace('shared/', 'functions/'))
    .filter((handler) => existsSync(handler));
  const all = [...new Set([...found, ...asked])];
  known.set(file, all);
  return all;
}

/** Whether anything of a file runs, and so can be changed: not where it is types alone. */
export const hasCode = (file: string): boolean =>
  /^(?:export )?(?:default |async |const |let |function\b|class )/m.test(textOf(file));

const reached = new Map<string, ReadonlySet<string>>();

/** All files whose code a test file runs, by its imports and by the calls that it asks. */
export function reachOf(test: string): ReadonlySet<string> {
  const before = reached.get(test);
  if (before) return before;
  const found = new Set([test]);
  // A set is walked on into what is added meanwhile.
  for (const file of found) for (const next of importsOf(file)) found.add(next);
  reached.set(test, found);
  return found;
}
