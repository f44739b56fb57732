import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the site's paths stand, inside `web/`. */
export const PATHS = 'app/paths.ts';

/** The site's paths by their names, read from the text of `web/app/paths.ts`. */
export const readPaths = (web: string): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(path.join(web, PATHS), 'utf8').matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(([, name, pattern]) => [
      name!,
      pattern!,
    ]),
  );
