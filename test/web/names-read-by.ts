import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a module of `web/` imports of `web/` at once, not what it loads later. */
function importsOf(file: string, source: string): string[] {
  const from = [...source.matchAll(/^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gm)].map(([, name]) => name!);
  return from.flatMap((name) => {
    const found = name.startsWith('#web/')
      ? name.slice('#web/'.length)
      : name.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), name)
        : '';
    return /\.tsx?$/.test(found) && existsSync(`web/${found}`) ? [found] : [];
  });
}

const known = new Map<string, { names: string[]; imports: string[] }>();
function look(file: string) {
  const source = readFileSync(`web/${file}`, 'utf8');
  const seen = known.get(file) ?? {
    names: [...source.matchAll(/\.get(?:All)?\('(\w+)'\)/g)].map(([, name]) => name!),
    imports: importsOf(file, source),
  };
  known.set(file, seen);
  return seen;
}

/** The names by which a screen, and whatever it is made of, reads values of a query (or of anything else that is asked by a name). */
export function namesReadBy(screen: string): string[] {
  const found = new Set<string>();
  const all = new Set([screen]);
  for (const file of all) {
    const { names, imports } = look(file);
    for (const name of names) found.add(name);
    for (const next of imports) all.add(next);
  }
  return [...found].toSorted();
}
