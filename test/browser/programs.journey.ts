// domains: keys, openapi
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { typedSale } from '#infra/openapi/typed-sale.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { getUsage } from '#shared/keys/get-usage.ts';
import { login } from '#shared/users/session/login.ts';
import { useBrowser } from '#test/harness/use-browser.ts';
import { clientOf } from '#test/openapi/generated-client.ts';
import { findSchemathesis } from '#test/openapi/schemathesis/find-schemathesis.ts';
import { accountOf } from './accounts.ts';
import { filledIn } from './filled-in.ts';
import { programAt } from './program.ts';
import { daysAhead } from './walk/walker-world.ts';

const run = promisify(execFile);
const browser = useBrowser();
const schemathesis = findSchemathesis();
let folder: string;

beforeAll(async () => {
  const cache = path.resolve('node_modules/.cache/portolan');
  await mkdir(cache, { recursive: true });
  // Below the project, so that its packages are found from there.
  folder = await mkdtemp(path.join(cache, 'program-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The document of what keys may call, as the platform serves it. */
const served = async (): Promise<object> => {
  const page = await browser.open({ site: 'kestrel', path: '/app/developers' });
  const answer = await page.goto(browser.address('kestrel', '/app/developers/programs.json'));
  return (await answer!.json()) as object;
};

/** A test key that sells, with what its owner asks of it. */
async function makeTestKey(name: string) {
  const { email, password } = accountOf('kestrel', 'travelAgent');
  const signedIn = await programAt(browser.address('kestrel', ''), '')(login, { email, password });
  const ask = programAt(browser.address('kestrel', ''), signedIn.result!.sessionId);
  const made = await ask(createKey, { name, may: 'sell', isTest: true, until: daysAhead(30) });
  return { ...made.result!, ask };
}

/** In the long run also every value at the edges of every schema, which are 2,700. */
const phases = process.env.JOURNEY_WIDTHS === 'both' ? 'examples,coverage,fuzzing' : 'examples,fuzzing';

/** Node knows no names below localhost. */
const resolving = `import dns from 'node:dns';
const { lookup } = dns;
dns.lookup = (name, ...more) => lookup(name.endsWith('.localhost') ? '127.0.0.1' : name, ...more);
`;

it('a client is generated of the document, compiled, and sells as the developers’ page prints it', async () => {
  const { token, address } = await makeTestKey('Typed client');
  const sale = filledIn(typedSale, { SITE: address, KEY: token, DAY: daysAhead(65) });
  await Promise.all([
    writeFile(path.join(folder, 'portolan.ts'), await clientOf(await served())),
    writeFile(path.join(folder, 'sale.ts'), sale),
    writeFile(path.join(folder, 'resolving.mjs'), resolving),
    writeFile(path.join(folder, 'package.json'), '{"type":"module"}'),
    writeFile(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ target: 'es2023', lib: ['es2023', 'dom'], module: 'esnext', moduleResolution: 'bundler', types: [] },
          ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, outDir: 'out' },
        },
        files: ['sale.ts'],
      }),
    ),
  ]);
  await run(process.execPath, [path.resolve('node_modules/typescript/bin/tsc'), '--project', folder]);
  const { stdout } = await run(process.execPath, [
    ...['--import', path.join(folder, 'resolving.mjs')],
    path.join(folder, 'out/sale.js'),
  ]);
  expect(stdout).toMatch(/^[A-Z0-9]{6} Ticketed\n$/);
});

/** What is gone, or what two fields say together, is refused with 400 too: no schema tells that. */
const options = (host: string, token: string) =>
  `--url http://127.0.0.1:${new URL(`http://${host}`).port} --header Host:${host} --header auth-token:${token}
  --phases ${phases} --max-examples 8 --seed 1 --rate-limit 18/s --exclude-checks positive_data_acceptance
  --no-shrink --generation-database none --no-color --warnings off`.split(/\s+/);

it.skipIf(!schemathesis)(
  'Schemathesis finds nothing with a key',
  async () => {
    const { token, address, key, ask } = await makeTestKey('Schemathesis');
    const document = path.join(folder, 'programs.json');
    await writeFile(document, JSON.stringify(await served()));
    const words = ['-m', 'schemathesis.cli', 'run', document, ...options(new URL(address).host, token)];
    // It ends with 1 where it found something, and says what.
    const said = await run(await schemathesis!(), words, { cwd: folder }).catch((ended: { stdout: string }) => ended);
    expect(said.stdout).toMatch(/No issues found/);
    const { result } = await ask(getUsage, { id: key.id });
    const { answered, refused } = result!.days.at(-1)!;
    expect([answered > 20, refused > 20]).toEqual([true, true]);
  },
  400_000,
);
