import { createHash } from 'node:crypto';
import { unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A socket per home: it goes with the process that listens, however that ends, so a lock never outlives its holder. */
export function socketOf(home: string): string {
  const name = `portolan-${createHash('sha256').update(path.resolve(home)).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
}

/** Keeps `home` to one running platform. Answers what gives it back; throws one clear sentence where another has it. */
export async function takeHome(home: string): Promise<() => Promise<void>> {
  const socket = socketOf(home);
  let holder = await listen(socket);
  if (!holder && !(await isAnswered(socket))) {
    await unlink(socket).catch(() => undefined);
    holder = await listen(socket);
  }
  if (!holder)
    throw new Error(
      `Portolan is already running on ${home}. Use that one, stop it first, or give this one a folder of its own: PORTOLAN_HOME=<folder> npm start -- --port <another>`,
    );
  const held = holder;
  return () => new Promise((resolve) => held.close(() => resolve()));
}

const listen = (socket: string): Promise<Server | undefined> =>
  new Promise((resolve, reject) => {
    const server = createServer((caller) => caller.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(socket, () => resolve(server));
  });

const isAnswered = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const caller = createConnection(socket, () => {
      caller.destroy();
      resolve(true);
    });
    caller.once('error', () => resolve(false));
  });
