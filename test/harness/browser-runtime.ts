import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { argon2, hashPasswordsBy } from '#functions/runtime/argon2.ts';
import { startPortolan } from '#infra/local/run.ts';
import { rememberedPasswords } from './remembered-passwords.ts';

/** The embedded platform with a state of its own, as a process of its own; says where it is on one line of output. */
const home = mkdtempSync(path.join(tmpdir(), 'portolan-journeys-'));
const running = await startPortolan({ home, port: 0 });
hashPasswordsBy(rememberedPasswords(argon2()));
console.log(JSON.stringify({ port: running.port, mailbox: running.mailbox, engine: process.env.DYNAMODB_ENDPOINT }));

const stop = async () => {
  await running.stop();
  rmSync(home, { recursive: true, force: true });
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
