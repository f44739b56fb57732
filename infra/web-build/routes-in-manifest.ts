import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editManifest } from './edit-manifest.ts';

/**
 * Writes beside each screen in Vite's manifest the paths it answers (`routes`), so that the page can ask for its files
 * at once.
 */
export const routesInManifest = (web: string) =>
  editManifest('routes-in-manifest', (manifest, bundle, fail) => {
    for (const { pattern, screen } of readRoutes(web)) {
      // By file: a screen that another one imports too is listed under its chunk's name.
      const built = Object.values(bundle).find((one) => one.type === 'chunk' && path.join(web, screen) in one.modules);
      const chunk =
        Object.values(manifest).find(({ file }) => file === built?.fileName) ??
        fail(`${pattern} leads to ${screen}, which was not built`);
      chunk.routes = [...(chunk.routes ?? []), pattern];
    }
    return manifest;
  });

/**
 * The lazily loaded screens of the route lists, read from their text: `path: paths.login, screen: lazy(() =>
 * import('./login-page.tsx'))`, or by a name given before.
 */
export function readRoutes(web: string): { pattern: string; screen: string }[] {
  const patterns = new Map(
    [...readFileSync(path.join(web, 'app/paths.ts'), 'utf8').matchAll(/^ {2}(\w+): '([^']+)'/gm)].map(
      ([, name, pattern]) => [name!, pattern!],
    ),
  );
  const lists = readdirSync(web)
    .map((folder) => `${folder}/routes.ts`)
    .filter((list) => existsSync(path.join(web, list)));
  return lists.flatMap((list) => {
    const text = readFileSync(path.join(web, list), 'utf8');
    const screenOf = (from: string) =>
      path.posix.normalize(from.startsWith('#web/') ? from.slice(5) : path.posix.join(path.posix.dirname(list), from));
    const named = new Map(
      [...text.matchAll(/const (\w+) = (?:lazy\(\s*)?\(\) => import\('([^']+)'\)/g)].map(([, name, from]) => [
        name!,
        from!,
      ]),
    );
    return [
      ...text.matchAll(/path: paths\.(\w+),\s+screen: (?:lazy\(\s*\(\) => import\('([^']+)'\)|(?:lazy\()?(\w+))/g),
    ].flatMap(([, name, from, alias]) => {
      const file = from ?? named.get(alias!);
      return file ? [{ pattern: patterns.get(name!)!, screen: screenOf(file) }] : [];
    });
  });
}
