#!/usr/bin/env node
// The one way in without TypeScript: installs what is missing, bundles an entry (cached by content) and runs it.
// usage: node start.mjs [--fresh] [--port N] [--watch]     the embedded platform
//        node start.mjs --run <file.ts> [arguments]        any other entry, e.g. test/bench/run.ts
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadCode } from './infra/thread-code.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Portolan needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}
process.chdir(root);
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Runs npm install unless node_modules holds what the lockfile says. */
export function installDependencies() {
  const stamp = path.join(root, 'node_modules', '.portolan-installed');
  const wanted = createHash('sha256')
    .update(readFileSync('package.json'))
    .update(existsSync('package-lock.json') ? readFileSync('package-lock.json') : '')
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (about a minute, once) …');
  // What builds the site is a development dependency, which npm leaves out, and removes, where NODE_ENV is production.
  execFileSync('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const now = createHash('sha256')
    .update(readFileSync('package.json'))
    .update(readFileSync('package-lock.json'))
    .digest('hex');
  writeFileSync(stamp, now);
}

/** Bundles an entry for Node, packages left outside; answers the file to import. */
export async function bundle(entry) {
  const esbuild = await import('esbuild');
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    write: false,
    logLevel: 'warning',
    outdir: 'out',
    loader: { '.json': 'json' },
    plugins: [threadCode],
  });
  const text = outputFiles[0].text;
  const folder = path.join(root, 'node_modules', '.cache', 'portolan');
  mkdirSync(folder, { recursive: true });
  const file = path.join(
    folder,
    `${path.basename(entry, '.ts')}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`,
  );
  if (!existsSync(file)) writeFileSync(file, text);
  return file;
}

/** Runs an entry in this process. esbuild's own process goes first: it would hold its 80 MB as long as the platform runs. */
async function runEntry(entry) {
  const file = await bundle(entry);
  await (await import('esbuild')).stop();
  return import(pathToFileURL(file).href);
}

async function prepareReferenceData() {
  const builder = 'infra/reference-data/build.ts';
  const { buildReferenceData } = await import(pathToFileURL(await bundle(builder)).href);
  await buildReferenceData();
}

async function main() {
  const [flag, entry, ...rest] = process.argv.slice(2);
  installDependencies();
  if (flag === '--run' && entry) {
    if (!entry.includes('reference-data')) await prepareReferenceData();
    process.argv = [process.argv[0], entry, ...rest];
    return runEntry(entry);
  }
  await prepareReferenceData();
  if (process.argv.includes('--watch')) return watch();
  return runEntry('infra/local/main.ts');
}

/** Restarts the platform whenever a source of it changes. */
async function watch() {
  const esbuild = await import('esbuild');
  let child;
  const restart = async () => {
    child?.kill('SIGTERM');
    child = spawn(
      process.execPath,
      [await bundle('infra/local/main.ts'), ...process.argv.slice(2).filter((word) => word !== '--watch')],
      { stdio: 'inherit', cwd: root },
    );
  };
  const onEnd = {
    name: 'restart',
    setup: (build) => build.onEnd(({ errors }) => (errors.length ? undefined : restart())),
  };
  const context = await esbuild.context({
    entryPoints: ['infra/local/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    write: false,
    outdir: 'out',
    logLevel: 'warning',
    plugins: [threadCode, onEnd],
  });
  await context.watch();
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
