import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const elsewhere = /^test\/(browser|long|localstack)\//;
/** Words of a file that leaves something behind in the modules it loads: a world, settings of the process, replaced functions or clocks. */
const leavesTraces = /world|engine|call-http|process\.env|\bvi\./i;

const testFiles = readdirSync(path.join(root, 'test'), { recursive: true })
  .map((name) => path.posix.join('test', String(name)))
  .filter((file) => /\.test\.tsx?$/.test(file) && !elsewhere.test(file));

/**
 * Test files that only ask functions and leave nothing behind: they share the modules of their worker, which saves
 * loading them once for each (a third of these files' time). Every other file has modules of its own.
 */
export const sharingModules = testFiles.filter(
  (file) => !leavesTraces.test(readFileSync(path.join(root, file), 'utf8')),
);
