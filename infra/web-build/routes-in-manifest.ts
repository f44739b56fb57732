import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editManifest } from './edit-manifest.ts';
import { readPaths } from './read-paths.ts';

const LATE_LIST = 'app/late-routes.ts';
/** What carries the calls that a signed-in person's screen makes as soon as it is there. */
const SENDER = 'api/send.ts';
/** What stands around staff's screens. */
const STAFF_LAYOUT = 'app/shell/staff-layout.tsx';

/**
 * Writes beside each screen in Vite's manifest the paths it answers (`routes`), so that the page can ask for its files
 * at once; beside a late one, the list it stands in too (`imports`), without which it is not shown; and beside those
 * of signed-in people what is waited for next (`ahead`).
 */
export const routesInManifest = (web: string) =>
  editManifest('routes-in-manifest', (manifest, bundle, fail) => {
    /** By file: a screen that another one imports too is listed under its chunk's name. */
    const keyOf = (module: string) => {
      const built = Object.values(bundle).find((one) => one.type === 'chunk' && path.join(web, module) in one.modules);
      return Object.keys(manifest).find((key) => manifest[key]!.file === built?.fileName);
    };
    const lateList = keyOf(LATE_LIST) ?? fail(`${LATE_LIST} was not built`);
    if (manifest[lateList]!.isEntry) fail(`${LATE_LIST} is in every page's chunk: import it late`);
    const built = (module: string) => keyOf(module) ?? fail(`${module} was not built`);
    for (const { pattern, screen, late, isFor } of readRoutes(web)) {
      const chunk = manifest[keyOf(screen) ?? fail(`${pattern} leads to ${screen}, which was not built`)]!;
      chunk.routes = [...(chunk.routes ?? []), pattern];
      if (late) chunk.imports = [...new Set([lateList, ...(chunk.imports ?? [])])];
      const ahead = { anybody: [], signedIn: [SENDER], staff: [STAFF_LAYOUT, SENDER] }[isFor];
      if (ahead.length) chunk.ahead = [...new Set([...(chunk.ahead ?? []), ...ahead.map(built)])];
    }
    return manifest;
  });

export interface BuiltRoute {
  pattern: string;
  /** Its file inside `web/`. */
  screen: string;
  /** Stands in a list that the entry of the site does not hold. */
  late: boolean;
  isFor: 'anybody' | 'signedIn' | 'staff';
}

/**
 * The lazily loaded screens of the route lists (`routes.ts`, `staff-routes.ts` and the like, in any domain), read from
 * their text: `path: paths.login, screen: lazyScreen(() => import('./login-page.tsx'))`, or by a name given before.
 */
export function readRoutes(web: string): BuiltRoute[] {
  const patterns = readPaths(web);
  const lists = readdirSync(web, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(path.join(web, name)).map((file) => ({ list: `${name}/${file}`, file })))
    .filter(({ file }) => /^(\w+-)?routes\.ts$/.test(file));
  return lists.flatMap(({ list, file }) => {
    const text = readFileSync(path.join(web, list), 'utf8');
    const screenOf = (from: string) =>
      path.posix.normalize(from.startsWith('#web/') ? from.slice(5) : path.posix.join(path.posix.dirname(list), from));
    const named = new Map(
      [...text.matchAll(/const (\w+) = (?:lazyScreen\(\s*)?\(\) => import\('([^']+)'\)/g)].map(([, name, from]) => [
        name!,
        from!,
      ]),
    );
    return [
      ...text.matchAll(
        /path: paths\.(\w+),\s+screen: (?:lazyScreen\(\s*\(\) => import\('([^']+)'\)|(?:lazyScreen\()?(\w+))((?:(?!path: paths)[^])*)/g,
      ),
    ].flatMap(([, name, from, alias, rest]) => {
      const screen = from ?? named.get(alias!);
      const pattern = patterns.get(name!)!;
      return screen ? [{ pattern, screen: screenOf(screen), late: file !== 'routes.ts', isFor: whoseIs(rest!) }] : [];
    });
  });
}

function whoseIs(route: string): BuiltRoute['isFor'] {
  const [, access] = /access: ('\w+'|\[[^\]]*\])/.exec(route) ?? [];
  if (!access || access === "'guest'") return 'anybody';
  return access === "['staff']" ? 'staff' : 'signedIn';
}
