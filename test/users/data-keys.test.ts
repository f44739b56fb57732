import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { decryptPersonal, encryptPersonal } from '#functions/runtime/data-keys.ts';
import { fileKeeper } from '#functions/runtime/key-file.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
const passport = { passportNo: 'Z1234567' };

describe('personal data at rest', () => {
  it('opens for its own record only, and not when a byte was changed', async () => {
    const sealed = await encryptPersonal('booking/sarathi/1', passport);
    expect(await decryptPersonal('booking/sarathi/1', sealed)).toEqual(passport);
    expect(JSON.stringify(sealed)).not.toContain('Z1234567');
    await expect(decryptPersonal('booking/sarathi/2', sealed)).rejects.toThrow();
    const bytes = Buffer.from(sealed.d, 'base64');
    bytes[0]! ^= 1;
    await expect(decryptPersonal('booking/sarathi/1', { ...sealed, d: bytes.toString('base64') })).rejects.toThrow();
  });

  it('has a key of its own per record', async () => {
    const [a, b] = await Promise.all([encryptPersonal('x', passport), encryptPersonal('x', passport)]);
    await expect(decryptPersonal('x', { ...a, k: b.k })).rejects.toThrow();
  });

  it('keeps its wrapping keys in a file for the owner alone', () => {
    expect(statSync(path.join(world.folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  it('still opens after the wrapping key was rotated, and wraps with the new one', async () => {
    const file = path.join(world.folder, 'rotating', 'keys.json');
    const before = await fileKeeper(file).make('r');
    const ring = JSON.parse(readFileSync(file, 'utf8')) as { keys: Record<string, string>; current: string };
    writeFileSync(
      file,
      JSON.stringify({ keys: { ...ring.keys, next: Buffer.alloc(32, 7).toString('base64') }, current: 'next' }),
    );
    const rotated = fileKeeper(file);
    expect(await rotated.unwrap(before.wrapped, 'r')).toEqual(before.plain);
    expect((await rotated.make('r')).wrapped.id).toBe('next');
    await expect(rotated.unwrap({ ...before.wrapped, id: 'gone' }, 'r')).rejects.toThrow('no key gone');
  });

  it('agrees on one file when two start at once', async () => {
    const file = path.join(world.folder, 'two', 'keys.json');
    const [one, two] = [fileKeeper(file), fileKeeper(file)];
    const [a, b] = await Promise.all([one.make('r'), two.make('r')]);
    await vi.waitFor(async () => expect(await two.unwrap(a.wrapped, 'r')).toEqual(a.plain));
    expect(await one.unwrap(b.wrapped, 'r')).toEqual(b.plain);
  });
});
