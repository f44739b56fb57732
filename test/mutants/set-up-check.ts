import { rmSync } from 'node:fs';
import { tryFile, type Tried } from './try-file.ts';

const SUBJECT = 'test/mutants/check/subject.ts';

/**
 * Proves that what the runs say can be believed: mutants of three functions whose fate is known. Each run has an engine
 * and rows of its own, or nothing would live; what only a hook notices dies, or much would live. Throws where one of
 * them met another fate.
 */
export async function checkSetUp(how: Parameters<typeof tryFile>[2]): Promise<void> {
  rmSync('node_modules/.cache/portolan/mutants/test_mutants_check_subject.incremental.json', { force: true });
  rmSync('node_modules/.cache/portolan/mutants/test_mutants_check_subject.found.json', { force: true });
  const tried = await tryFile(SUBJECT, ['test/mutants/check/subject.check.ts'], how);
  const fates = (word: string): Tried[] => tried.filter(({ was }) => was.includes(word));
  const wrong = [
    ...fates('minor + 100').filter(({ isKilled }) => !isKilled),
    ...fates('seen === 1').filter(({ isKilled }) => !isKilled),
    ...fates('minor * 2').filter(({ isKilled }) => isKilled),
  ];
  const isWhole = ['minor + 100', 'seen === 1', 'minor * 2'].every((word) => fates(word).length > 0);
  if (wrong.length || !isWhole)
    throw new Error(`the set-up is wrong: ${JSON.stringify(wrong.length ? wrong : tried, undefined, 1)}`);
}
