import { spawn } from 'node:child_process';

/**
 * `npm run test:localstack`: the deployed stack alone. Started by start.mjs, which builds the reference data that
 * functions carry.
 */
spawn(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'localstack', ...process.argv.slice(2)],
  { stdio: 'inherit' },
).once('exit', (code) => {
  process.exitCode = code ?? 1;
});
