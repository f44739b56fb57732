import type { Rollup } from 'vite';

/** Libraries that no page does without. Fluent's are not among them: they import each other whole, and all would come along. */
const libraries = /\/node_modules\/(react|react-dom|scheduler|react-router|jotai|zod|stylis|keyborg|@griffel|@emotion|@tanstack\/(query-core|react-query))\//;

/**
 * One chunk for what every page needs: many small files compress badly (9 KB gzip of 173), and each is a request.
 * Of our own modules, those that `main` imports at once, where they and all they import need nothing but these libraries.
 */
export function everyPageChunk(main: string): Rollup.GetManualChunk {
  let own: Set<string> | undefined;
  return (id, { getModuleInfo }) => {
    if (libraries.test(id) || id.endsWith('vite/preload-helper.js')) return 'first';
    own ??= closureOf(main, (module) => getModuleInfo(module)?.importedIds ?? []);
    return own.has(id) ? 'first' : undefined;
  };
}

function closureOf(main: string, importsOf: (module: string) => readonly string[]): Set<string> {
  const isOurs = (module: string) => !module.includes('/node_modules/') && /\.tsx?$/.test(module);
  const known = new Map<string, boolean>();
  /** Whether a module and all that it imports may stand in the chunk: what is not ours must be one of the libraries. */
  const visit = (module: string): boolean => {
    if (!isOurs(module)) return libraries.test(module);
    if (!known.has(module)) {
      known.set(module, true);
      known.set(module, importsOf(module).map(visit).every(Boolean));
    }
    return known.get(module)!;
  };
  visit(main);
  return new Set([...known].filter(([, may]) => may).map(([module]) => module));
}
