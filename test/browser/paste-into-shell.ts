import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the script needs of `jq`: the values at some paths (`.a.b[0].c`), bare with `-r`. */
const jq = `#!/usr/bin/env node
const words = process.argv.slice(2);
const isRaw = words[0] === '-r';
let text = '';
process.stdin.on('data', (part) => (text += part)).on('end', () => {
  for (const place of words.at(-1).split(',')) {
    const value = place.trim().match(/\\w+/g).reduce((at, name) => at?.[name] ?? null, JSON.parse(text));
    console.log(isRaw && typeof value === 'string' ? value : JSON.stringify(value));
  }
});
`;
/** And of \`curl\`: a POST with headers, to a host of loopback. */
const curl = `#!/usr/bin/env node
const words = process.argv.slice(2);
const of = (flag) => words.flatMap((word, at) => (word === flag ? [words[at + 1]] : []));
const address = new URL(words.find((word) => /^http/.test(word)));
const headers = Object.fromEntries(of('--header').map((line) => line.split(/: ?(.*)/).slice(0, 2)));
require('node:http')
  .request({ host: '127.0.0.1', port: address.port, path: address.pathname, method: 'POST', headers: { ...headers, host: address.host } }, (answer) => answer.pipe(process.stdout))
  .end(of('--data')[0]);
`;

/**
 * Runs a script as whoever pastes it into a shell does; answers what it printed. Where the machine has no `jq` or `curl`,
 * ones that do what such scripts need stand in.
 */
export async function pasteIntoShell(script: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portolan-shell-'));
  try {
    for (const [name, text] of Object.entries({ jq, curl }))
      await writeFile(path.join(folder, name), text, { mode: 0o755 });
    const { stdout } = await run('sh', ['-c', script], {
      env: { ...process.env, PATH: `${process.env.PATH}:${folder}` },
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
