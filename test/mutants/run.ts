import { availableParallelism } from 'node:os';
import { type Area, testsFor } from './area.ts';
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
const isMeant = (area: Area, file: string, word: string) => area.name.startsWith(word) || file.startsWith(word);
const meant = (area: Area, word: string): Area => ({
  ...area,
  files: area.files.filter((file) => isMeant(area, file, word)),
});
// In the order in which they are named: who has little time names what matters first.
const wanted = (words.length ? words.flatMap((word) => areas.map((area) => meant(area, word))) : areas).filter(
  ({ files }) => files.length,
);
if (!wanted.length) throw new Error(`nothing is named so; areas: ${areas.map(({ name }) => name).join(', ')}`);

await checkSetUp(how);
const equals = readNamedEqual();
const table = ['| Area | mutants | killed | score | named equal |', '| --- | --- | --- | --- | --- |'];
const percent = (killed: number, all: number) => `${all ? Math.floor((1000 * killed) / all) / 10 : 100} %`;
for (const area of wanted) {
  const all: Tried[] = [];
  let isWhole = true;
  for (const file of area.files) {
    const from = performance.now();
    const tried = await tryFile(file, testsFor(area, file), how).catch((error: Error) => error);
    if (tried instanceof Error) {
      // What the other files say is worth hours: it is not lost for one that could not be tried.
      console.log(`${file}: not tried: ${tried.message}`);
      process.exitCode = 1;
      isWhole = false;
      continue;
    }
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
  table.push(
    `| ${area.name}${isWhole ? '' : ', in part'} | ${all.length} | ${killed} | ${percent(killed, all.length)} | ${named} |`,
  );
}
console.log(`\n${table.join('\n')}`);
