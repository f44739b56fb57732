import type { Server } from 'node:http';
import { freePort } from './engine.ts';

/** An SES that keeps its mails and shows them: the mailbox page. `endpoint` is both the API and the page. */
export async function startMailServer(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const { default: start } = (await import('aws-ses-v2-local')) as { default: (options: { host: string; port: number }) => Promise<Server> };
  const port = await freePort();
  const server = await start({ host: '127.0.0.1', port });
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    }),
  };
}
