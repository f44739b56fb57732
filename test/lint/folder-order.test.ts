import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderOrder, named, roomOf } from './folder-order.ts';

type Side = keyof typeof folderOrder;
const sides = Object.keys(folderOrder) as Side[];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.posix.join(folder, String(name)))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));

/** What rows are and where they stand: types and keys, which everybody may know. */
const isOfRows = (file: string) => /\/(?:model|keys|[\w-]+-model|identity-keys)\.ts$/.test(file);
/** What puts a domain's parts together: it answers a call, or lists screens or contracts. */
const joins = (file: string, text: string) =>
  /export const \w+Handler\b/.test(text) || /(?:^|[/-])(?:routes|calls)\.ts$/.test(file);

/** A file's place: that of its own, its room or its folder, whichever is nearest; undefined where none is listed. */
function placeOf(file: string): number | undefined {
  const side = file.split('/')[0] as Side;
  const order: readonly string[] = folderOrder[side];
  if (side === 'functions' && isOfRows(file)) return order.indexOf('rows');
  const room = file.split('/').slice(0, 2).join('/');
  const where = roomOf[room] ? file.replace(room, roomOf[room]) : file;
  for (let at = where.slice(side.length + 1); at !== '.'; at = path.posix.dirname(at))
    if (order.includes(at)) return order.indexOf(at);
  return undefined;
}

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^'?]+)/g)]
    .map(([, spec]) => (spec!.startsWith('#') ? spec!.slice(1) : path.posix.join(path.posix.dirname(file), spec!)))
    .filter((target) => target.startsWith(`${file.split('/')[0]}/`));
}

const sources = sides.flatMap(filesBelow).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const below = sources
  .filter(({ file, text }) => !joins(file, text) && !isOfRows(file))
  .flatMap(({ file, text }) => importsOf(file, text).map((target) => ({ file, target })))
  .filter(({ file, target }) => (placeOf(target) ?? 0) > (placeOf(file) ?? Infinity))
  .map(({ file, target }) => `${file} -> ${target}`);

describe('folders stand on each other in one order', () => {
  it('has a place for every file', () => {
    expect(sources.filter(({ file }) => placeOf(file) === undefined).map(({ file }) => file)).toEqual([]);
  });

  it('lets no import go down the list but the named ones', () => {
    expect([...new Set(below)].toSorted()).toEqual(Object.keys(named).toSorted());
    expect(Object.keys(named).length).toBeLessThanOrEqual(10);
  });

  it('lets nobody import a handler but what finds it by its name', () => {
    const handlers = new Set(
      sources.filter(({ text }) => /^export const \w+Handler = handle/m.test(text)).map(({ file }) => file),
    );
    const found = sources.flatMap(({ file, text }) =>
      importsOf(file, text)
        .filter((target) => handlers.has(target) && path.posix.dirname(target) !== path.posix.dirname(file))
        .map((target) => `${file} -> ${target}`),
    );
    expect(found).toEqual([]);
  });

  it('keeps a folder’s own files at forty-five', () => {
    const folders = new Set(sources.map(({ file }) => path.posix.dirname(file)));
    expect(
      [...folders].filter((folder) => readdirSync(folder).filter((name) => name.includes('.')).length > 45),
    ).toEqual([]);
  });
});
