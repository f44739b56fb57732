import { expect, it } from 'vitest';
import { withPaths } from '#infra/web-build/paths-in-place.ts';
import { readPaths } from '#infra/web-build/read-paths.ts';
import { paths } from '#web/app/paths.ts';

const known = readPaths('web');

it('the build reads every path from the text of the table', () => {
  expect(Object.fromEntries(known)).toEqual(paths);
});

it('a path stands where it was named, quoted, and nothing else changes', () => {
  expect(withPaths('a(paths.login); b(toPath(paths.userPayments, { orderId })); `${paths.staff}?x`', known)).toBe(
    'a("/login"); b(toPath("/user/payments/:orderId?", { orderId })); `${"/staff"}?x`',
  );
  for (const other of ['other.paths.login', 'mypaths.login', 'paths.elsewhere', 'paths[name]', 'paths, login'])
    expect(withPaths(other, known)).toBe(other);
});
