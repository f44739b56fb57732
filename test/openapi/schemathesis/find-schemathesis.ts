import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPython } from '#test/localstack/what-is-missing.ts';

const run = promisify(execFile);
const REQUIREMENTS = path.resolve('test/openapi/schemathesis/requirements.txt');

/**
 * What resolves with a Python that has it (`-m schemathesis.cli`), from PyPI once per list of versions; undefined where
 * there is no Python for it. Throws there where nothing may be left out.
 */
export function findSchemathesis(): (() => Promise<string>) | undefined {
  const python = findPython();
  if (python) return () => install(python);
  const missing = 'Schemathesis needs Python 3.10 to 3.12.';
  if (process.env.PORTOLAN_REQUIRE_LOCALSTACK) throw new Error(missing);
  console.log(`${missing} The API is not asked by it here.`);
  return undefined;
}

/** Installs beside its place and moves there when whole. */
async function install(python: string): Promise<string> {
  const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'portolan');
  const version = createHash('sha256').update(readFileSync(REQUIREMENTS)).digest('hex').slice(0, 12);
  const folder = path.join(cache, `schemathesis-${version}`);
  // Its scripts name their Python by where the environment was made; the module is found wherever that lies.
  const program = path.join(folder, 'bin/python');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const beside = await mkdtemp(`${folder}.`);
  try {
    await run(python, ['-m', 'venv', beside]);
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '-r', REQUIREMENTS];
    await run(path.join(beside, 'bin/python'), pip, { timeout: 300_000 });
    if (!existsSync(program)) await rename(beside, folder);
    return program;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}
