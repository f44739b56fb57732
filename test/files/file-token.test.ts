import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileToken, readFileToken, tokenInPath } from '#functions/files/file-token.ts';
import { isOfSite, siteObject } from '#functions/files/object-name.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-22T10:00:00Z' });
const grant = { act: 'get', name: 'exports/sarathi/one', fileName: 'queue.xlsx', contentType: 'text/plain' } as const;

describe('a token of a file', () => {
  it('grants what it was made for, until its time is over', () => {
    const token = fileToken(grant, 60);
    expect(readFileToken(token)).toEqual(grant);
    world.clock.set('2026-11-22T10:00:59Z');
    expect(readFileToken(token)).toEqual(grant);
    world.clock.set('2026-11-22T10:01:00Z');
    expect(readFileToken(token)).toBeUndefined();
  });

  it('grants nothing once a single sign of it is another', () => {
    const token = fileToken(grant, 60);
    fc.assert(
      fc.property(fc.nat(token.length - 1), fc.constantFrom(...'AZaz09-_.'), (at, sign) => {
        fc.pre(token[at] !== sign);
        expect(readFileToken(token.slice(0, at) + sign + token.slice(at + 1))).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  it('cannot be made by somebody who writes what he likes', () => {
    const [payload, mac] = fileToken(grant, 60).split('.') as [string, string];
    const other = Buffer.from(JSON.stringify({ ...grant, name: 'exports/gulf/one', until: 4e9 }));
    for (const forged of [
      `${other.toString('base64url')}.${mac}`,
      `${payload}.`,
      `.${mac}`,
      payload,
      `${payload}.${mac}.${mac}`,
      `${payload}.${mac}==`,
      '',
      '.',
      'x'.repeat(5_000),
    ])
      expect(readFileToken(forged), forged.slice(0, 60)).toBeUndefined();
  });

  it('stands in one path alone', () => {
    expect(tokenInPath('/files/abc.def')).toBe('abc.def');
    for (const path of [
      '/files/',
      '/files/abc',
      '/files/../abc.def',
      '/files/a/b.c',
      '/files/abc.def/',
      '/app/abc.def',
    ])
      expect(tokenInPath(path), path).toBeUndefined();
  });
});

describe('an object’s name', () => {
  it('begins with its kind and its site, and cannot lead to another’s', () => {
    const sarathi = world.job('sarathi');
    expect(siteObject(sarathi, 'exports', 'abc')).toBe('exports/sarathi/abc');
    expect(isOfSite(sarathi, 'exports/sarathi/abc')).toBe(true);
    for (const id of ['', '..', '../gulf/abc', 'a/b', 'a\\b', 'a%2fb', 'a b', 'a\0', 'a.', '.a', 'a..b'])
      expect(() => siteObject(sarathi, 'exports', id), JSON.stringify(id)).toThrow('names no object');
    for (const name of [
      'exports/gulf/abc',
      'exports/sarathi/../gulf/abc',
      'exports/sarathi',
      'exports/sarathi/',
      'exports/sarathi2/abc',
      'offers/sarathi/abc',
      '/exports/sarathi/abc',
    ])
      expect(isOfSite(sarathi, name), name).toBe(false);
  });
});
