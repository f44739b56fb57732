import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { manifestFile, siteFolder } from '#infra/local/build-site.ts';
import type { Figure } from './figure.ts';

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  /** Chunks that come later: other screens, and what is loaded when first needed. */
  dynamicImports?: string[];
  isEntry?: boolean;
  /** Paths of the site that this screen answers. */
  routes?: string[];
}

/** Screens whose budget counts everything before they can be used; the others' counts what they add. KB gzip. */
const whole: Record<string, number> = { '/login': 145, '/flight/search': 150, '/dmc/driver/:driverAccessToken': 120 };
const FURTHER_ROUTE = 60;
/** KB gzip of pickers, calendars and dialogs that come on hover, focus or touch. */
const ON_TOUCH = 65;
/** The editor of rich text, whole, which comes when somebody presses `Edit text` and never before. KB gzip. */
const RICH_TEXT = 135;
/** A screen that other people are shown at the same address, in the place of this one: it is opened, not touched. */
const isOtherScreen = (key: string): boolean => key.endsWith('-page.tsx');
const isRichText = (piece: ReadonlySet<string>): boolean => [...piece][0]?.endsWith('rich/rich-text.tsx') === true;

/** JS of each route of the built site, gzip, by Vite's manifest. */
export function webBytes(): Figure[] {
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
  const kilobytes = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + (manifest[key]!.file.endsWith('.js') ? sizeOf(manifest[key]!.file) : 0), 0) /
    1000;
  const entry = closure(Object.keys(manifest).find((key) => manifest[key]!.isEntry && !manifest[key]!.routes)!);
  /** What of no screen's own comes later than these chunks, each with all it needs. */
  const later = (keys: Iterable<string>, there: ReadonlySet<string>): Set<string>[] => {
    const pieces = [...keys]
      .flatMap((key) => manifest[key]!.dynamicImports ?? [])
      .filter((key) => !manifest[key]?.routes && !isOtherScreen(key));
    return pieces.map((key) => new Set([...closure(key)].filter((one) => !there.has(one))));
  };
  const shell = later(entry, entry).map((piece) => ({ size: kilobytes(piece), file: [...piece][0] ?? '' }));
  const largest = shell.reduce((best, piece) => (piece.size > best.size ? piece : best));
  const pages = Object.entries(manifest).flatMap(([key, { routes }]) =>
    routes?.length ? [{ key, path: routes[0]! }] : [],
  );
  return [
    { name: 'web entry: JS, gzip', measured: kilobytes(entry), budget: 140, unit: 'KB', held: true },
    {
      name: `web shell, on touch: the largest of its ${shell.length} menus, dialogs and toasts (${path.basename(largest.file)})`,
      measured: largest.size,
      budget: ON_TOUCH,
      unit: 'KB',
      held: true,
    },
    ...pages.flatMap(({ key, path: page }): Figure[] => {
      const needs = closure(key);
      const budget = whole[page];
      // A page with an entry of its own has nothing of the site's.
      const around = manifest[key]!.isEntry ? new Set<string>() : entry;
      const there = new Set([...around, ...needs]);
      const touched = later(
        [...needs].filter((one) => !around.has(one)),
        there,
      );
      const written = touched.filter(isRichText);
      const others = touched.filter((piece) => !isRichText(piece));
      const text: Figure[] = written.length
        ? [
            {
              name: `web ${page}, on Edit text: the editor`,
              measured: kilobytes(new Set(written.flatMap((piece) => [...piece]))),
              budget: RICH_TEXT,
              unit: 'KB',
              held: true,
            },
          ]
        : [];
      const onTouch: Figure[] = others.length
        ? [
            {
              name: `web ${page}, on touch: all its ${others.length} pickers and dialogs`,
              measured: kilobytes(new Set(others.flatMap((piece) => [...piece]))),
              budget: ON_TOUCH,
              unit: 'KB',
              held: true,
            },
          ]
        : [];
      if (budget)
        return [
          {
            name: `web ${page}: all JS before it can be used`,
            measured: kilobytes(there),
            budget,
            unit: 'KB',
            held: true,
          },
          ...onTouch,
          ...text,
        ];
      return [
        {
          name: `web ${page}: further JS`,
          measured: kilobytes([...needs].filter((one) => !entry.has(one))),
          budget: FURTHER_ROUTE,
          unit: 'KB',
          held: true,
        },
        ...onTouch,
        ...text,
      ];
    }),
  ];
}
