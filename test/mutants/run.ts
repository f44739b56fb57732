import { availableParallelism } from 'node:os';
import { testsFor } from './area.ts';
import { bundleRunner } from './bundle-runner.ts';
import { isNamed, readNamedEqual } from './named-equal.ts';
import { areas } from './plan.ts';
import { checkSetUp } from './set-up-check.ts';
import { tryFile, type Tried } from './try-file.ts';

/**
 * `npm run test:mutants [area or file …] [-- --at-once 2]`: changes what decides, one small change at a time, and sees
 * whether a test notices. Hours, for all; each file's findings are kept, so that it goes on where it was ended. Fails
 * where an area has less than 90 %, or a mutant lives that docs/invariants.md does not name as equal.
 */
const words = process.argv.slice(2);
const at = words.indexOf('--at-once');
const atOnce = at < 0 ? Math.max(1, availableParallelism() - 1) : Number(words.splice(at, 2)[1]);
const HELD = 0.9;

const how = { runner: await bundleRunner(), atOnce };
const wanted = areas
  .map((area) => ({
    ...area,
    files: area.files.filter(
      (file) => !words.length || words.some((word) => area.name.startsWith(word) || file.startsWith(word)),
    ),
  }))
  .filter(({ files }) => files.length);
if (!wanted.length) throw new Error(`nothing is named so; areas: ${areas.map(({ name }) => name).join(', ')}`);

await checkSetUp(how);
const equals = readNamedEqual();
const table = ['| Area | mutants | killed | score | named equal |', '| --- | --- | --- | --- | --- |'];
const percent = (killed: number, all: number) => `${all ? Math.floor((1000 * killed) / all) / 10 : 100} %`;
for (const area of wanted) {
  const all: Tried[] = [];
  for (const file of area.files) {
    const from = performance.now();
    const tried = await tryFile(file, testsFor(area, file), how);
    const alive = tried.filter(({ isKilled }) => !isKilled);
    const seconds = Math.round((performance.now() - from) / 1000);
    console.log(`${file}: ${tried.length - alive.length} of ${tried.length} killed, ${seconds} s`);
    const unnamed = alive.filter((mutant) => !isNamed(equals, mutant));
    for (const { line, was, became } of unnamed) console.log(`  ${line}: ${was} → ${became}`);
    if (unnamed.length) process.exitCode = 1;
    all.push(...tried);
  }
  const killed = all.filter(({ isKilled }) => isKilled).length;
  if (killed < HELD * all.length) process.exitCode = 1;
  const named = all.filter((mutant) => !mutant.isKilled && isNamed(equals, mutant)).length;
  table.push(`| ${area.name} | ${all.length} | ${killed} | ${percent(killed, all.length)} | ${named} |`);
}
console.log(`\n${table.join('\n')}`);
