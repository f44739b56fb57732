import { makeJob } from '#functions/actors/job.ts';
import { clock } from '#functions/clock.ts';
import { tableName } from '#functions/table/client.ts';
import { localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';
import { loudQuotes, NEXT } from './loud-quotes.ts';

/**
 * Brings a table up to date in a process of its own, which kills itself, without a word, at the n-th operation it sends
 * to the table: before sending it, or with the operation on its way. Says how many it sent where it lives.
 */
const { AT, DYNAMODB_ENDPOINT } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
const operations = killAtOperation();
const table = localTable(DYNAMODB_ENDPOINT!, tableName());
await bringUpToDate({
  ...{ rows: table.rows, by: (await makeJob('sarathi', 'upgrade'))!, say: () => undefined, anew: '' },
  ...{ upgrades: loudQuotes, version: NEXT },
});
table.close();
process.stdout.write(String(operations()));
