import { build } from 'esbuild';

/** StrykerJS loads its plugins with Node, which does not read TypeScript. Answers the file to load. */
export async function bundleRunner(): Promise<string> {
  const outfile = 'node_modules/.cache/portolan/own-engine-runner.mjs';
  await build({
    entryPoints: ['test/mutants/own-engine-runner.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
}
