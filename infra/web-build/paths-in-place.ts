import path from 'node:path';
import type { Plugin } from 'vite';
import { PATHS, readPaths } from './read-paths.ts';

/**
 * Writes a path where it is named (`paths.login` becomes `'/login'`), so that no page loads the table of all of them:
 * the entry of the site does not grow with pages to come. The build fails where the table is needed as a whole.
 */
export function pathsInPlace(web: string): Plugin {
  const table = path.join(web, PATHS);
  const patterns = readPaths(web);
  return {
    name: 'paths-in-place',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id !== table && !/import \{[^}]*\bpaths\b[^}]*\} from '[^']*\/paths\.ts'/.test(code)) return;
      return { code: withPaths(code, patterns), map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.modules[table]?.renderedExports.includes('paths'))
          this.error('the table of all paths is in a page: name the paths that are meant, as `paths.login`');
    },
  };
}

/** A module's text with the paths it names in their place. */
export const withPaths = (code: string, patterns: ReadonlyMap<string, string>): string =>
  code.replace(/(?<![.\w])paths\.(\w+)\b/g, (named, name: string) => {
    const pattern = patterns.get(name);
    return pattern === undefined ? named : JSON.stringify(pattern);
  });
