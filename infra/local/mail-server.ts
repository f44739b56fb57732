import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { freePort } from './ports.ts';

/** An SES that keeps its mails and shows them: the mailbox page. `endpoint` is both the API and the page. */
export async function startMailServer(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const start = createRequire(import.meta.url)('aws-ses-v2-local').default as (options: {
    host: string;
    port: number;
  }) => Promise<Server>;
  const port = await freePort();
  const server = await start({ host: '127.0.0.1', port });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
