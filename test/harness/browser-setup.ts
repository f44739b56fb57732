import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the embedded platform: `http://<site>.localhost:<port>/app`. */
    portolanPort: number;
    /** Address of the mails sent so far; `/store` as JSON. */
    mailbox: string;
    /** Address of its DynamoDB engine, for rows that nobody could make at a page (table `portolan`). */
    tableEndpoint: string;
    /** The run's one Chromium. */
    browserEndpoint: string;
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Domains of invented partners are this machine: a journey opens a site at its own domain as the partner's client would.
  '--host-resolver-rules=MAP *.example 127.0.0.1',
];

/** The embedded platform and one Chromium for all journeys of a run. */
export default async function setUpBrowser(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findChromium();
  const child = spawn(process.execPath, ['start.mjs', '--run', 'test/harness/browser-runtime.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', VITEST: '' },
  });
  const place = await whereIs(child);
  const server = await chromium.launchServer({ executablePath, args: flags });
  project.provide('portolanPort', place.port);
  project.provide('mailbox', place.mailbox);
  project.provide('tableEndpoint', place.engine);
  project.provide('browserEndpoint', server.wsEndpoint());
  return async () => {
    await server.close();
    await end(child);
  };
}

interface Place {
  port: number;
  mailbox: string;
  engine: string;
}

/** Resolves with the line the runtime prints; rejects with what it said when it ends instead. */
function whereIs(child: ChildProcess): Promise<Place> {
  let said = '';
  // The beginning says why; bundlers go on for pages.
  const note = (text: string) => (said = (said + text).slice(0, 3000));
  child.stderr!.on('data', (chunk: Buffer) => note(chunk.toString()));
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith('{"port"')) resolve(JSON.parse(line) as Place);
      else note(`${line}\n`);
    });
    child.once('exit', (code) => reject(new Error(`The platform did not start (${code}): ${said.trim()}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}
