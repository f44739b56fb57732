import { createServer } from 'node:net';

/** A port nobody listens on, on loopback. */
export const freePort = (): Promise<number> => probe(0);

/** Throws one clear sentence where the port is taken. */
export const checkPort = (port: number): Promise<number> =>
  probe(port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portInUse(port) : error;
  });

export const portInUse = (port: number): Error =>
  new Error(`Port ${port} is in use. Choose another with: npm start -- --port ${port + 1}`);

/** Reads `--port`; 0 is any free one. Throws one clear sentence for what is no port. */
export function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535))
    throw new Error(`"${text}" is no port. Give a number from 1 to 65535, e.g.: npm start -- --port 8421`);
  return port;
}

const probe = (wanted: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
