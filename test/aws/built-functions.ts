import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltFunction, bundleFunction } from '#infra/aws/bundle-functions.ts';
import type { FunctionShape } from '#infra/aws/function-shapes.ts';

const folder = path.resolve('node_modules/.cache/portolan/built');
type Built = Omit<BuiltFunction, keyof FunctionShape>;

/** What the code of functions, and how it is bundled, comes from. */
function hashOfSources(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const place of ['functions', 'infra', 'shared'])
    for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      hash.update(file).update(readFileSync(file));
    }
  return hash.digest('hex').slice(0, 24);
}

/**
 * Functions as they are uploaded, each bundled once for the same sources: three files look at them, and bundling all is
 * ten seconds of a core.
 */
export async function builtFunctions(shapes: readonly FunctionShape[]): Promise<BuiltFunction[]> {
  const sources = hashOfSources();
  mkdirSync(folder, { recursive: true });
  return Promise.all(
    shapes.map(async (shape) => {
      const calls = createHash('sha256')
        .update((shape.calls ?? []).map(({ name }) => name).join(' '))
        .digest('hex');
      const file = path.join(folder, `${shape.name}-${sources}-${calls.slice(0, 12)}.json`);
      if (existsSync(file)) {
        const built = JSON.parse(readFileSync(file, 'utf8')) as Built;
        if (existsSync(built.folder)) return { ...shape, ...built };
      }
      const whole = await bundleFunction(shape);
      const { folder: code, reach, files, loaded, total } = whole;
      const built: Built = { folder: code, reach, files, loaded, total };
      // Whole or not at all, for a file that looks at the same moment.
      writeFileSync(`${file}.${process.pid}-${shape.name}`, JSON.stringify(built));
      renameSync(`${file}.${process.pid}-${shape.name}`, file);
      return whole;
    }),
  );
}
