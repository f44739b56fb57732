import type { AddressInfo } from 'node:net';
import { demoSites } from '#infra/local/seed/sites.ts';
import { DEMO_PASSWORD } from '#infra/local/seed/accounts.ts';
import { startStack } from './deployed.ts';
import { startFront } from './front.ts';
import { whatIsMissing } from './what-is-missing.ts';

/**
 * `npm run localstack`: the deployed stack with the demo sites, until Ctrl-C. PORT names the front's port; a free one
 * otherwise.
 */
const missing = whatIsMissing();
if (missing) {
  console.error(missing);
  process.exit(1);
}
try {
  console.log('Starting LocalStack and deploying (a minute or two) …');
  const stack = await startStack();
  const front = await startFront(stack, Number(process.env.PORT ?? 0));
  const { port } = front.address() as AddressInfo;
  console.log(
    demoSites.map(({ data }) => `  ${data.siteName.padEnd(20)} http://${data.domain}:${port}/app`).join('\n'),
  );
  console.log(
    `  Accounts as with npm start, e.g. agent@${demoSites[0]!.head.site}.example / ${DEMO_PASSWORD}\n  Mails: ${stack.localStack.endpoint}/_aws/ses\n  REST API: ${stack.api}\nCtrl-C stops it.`,
  );
  const stop = async () => {
    front.closeAllConnections();
    front.close();
    await stack.localStack.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
