// npm run new -- call bookings/ask-refund | list bookings/get-refunds | record destination/masters/guide
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromTemplate, HOLE, type Kind, kinds } from './from-template.ts';

/** What a template cannot write, because it is a line among others of the domain. */
const besides: Partial<Record<Kind, string>> = {
  record: `Still to be written, by the page's numbers: its name (3), its line among the domain's records (6), its file's columns (7), its
list in the browser and what shows it (8), and for the tests what an id of it names, a row of it, a stale save, its visit and bench rows (9).`,
};

const [kind, name = ''] = process.argv.slice(2) as [Kind?, string?];

function make(wanted: Kind): void {
  const files = fromTemplate(wanted, name);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', ...files.keys()], { stdio: 'ignore' });
  const holes = [...files].map(([file, text]) => `  ${file}: ${text.split(HOLE).length - 1} to fill in`);
  console.log(
    `${holes.join('\n')}\nWhat is to be filled in, npm run types names. docs/patterns/${wanted}.md leads on.`,
    besides[wanted] ?? '',
  );
}

try {
  if (kind && kinds.includes(kind)) make(kind);
  else throw new Error(`npm run new -- <${kinds.join(' | ')}> <domain>/<name>, e.g. call bookings/ask-refund`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
