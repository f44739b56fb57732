import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestFile, siteFolder } from '#infra/local/build-site.ts';
import type { Figure } from './figure.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
  /** Paths of the site that this screen answers. */
  routes?: string[];
}

/** Screens whose budget counts everything before they can be used; the others' counts what they add. KB gzip. */
const whole: Record<string, number> = { '/login': 165, '/flight/search': 165 };
const FURTHER_ROUTE = 60;

/** JS of each route of the built site, gzip, by Vite's manifest. Empty where the site was not built. */
export function webBytes(): Figure[] {
  if (!existsSync(manifestFile)) return [];
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(path.join(siteFolder, file))).length);
    return sizes.get(file)!;
  };
  const closure = (key: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return seen;
    seen.add(key);
    for (const next of chunk.imports ?? []) closure(next, seen);
    return seen;
  };
  const kilobytes = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + (manifest[key]!.file.endsWith('.js') ? sizeOf(manifest[key]!.file) : 0), 0) / 1000;
  const entry = closure(Object.keys(manifest).find((key) => manifest[key]!.isEntry)!);
  const pages = Object.entries(manifest).flatMap(([key, { routes }]) => (routes?.length ? [{ key, path: routes[0]! }] : []));
  return [
    { name: 'web entry: JS, gzip', measured: kilobytes(entry), budget: 165, unit: 'KB', held: true },
    ...pages.map(({ key, path: page }): Figure => {
      const needs = closure(key);
      const budget = whole[page];
      if (budget) return { name: `web ${page}: all JS before it can be used`, measured: kilobytes(new Set([...entry, ...needs])), budget, unit: 'KB', held: true };
      return { name: `web ${page}: further JS`, measured: kilobytes([...needs].filter((one) => !entry.has(one))), budget: FURTHER_ROUTE, unit: 'KB', held: true };
    }),
  ];
}
