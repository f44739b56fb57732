import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Diagnostic {
  filename: string;
  code: string;
}

/** What each folder must not hold: file → one line of source, and the rule that refuses it. */
const refused: [file: string, source: string, rule: string][] = [
  [
    'web/wallet/reads-functions.ts',
    "import { readSite } from '#functions/site/store.ts'; readSite;",
    'no-restricted-imports',
  ],
  [
    'web/wallet/reads-functions-by-path.ts',
    "import { readSite } from '../../functions/site/store.ts'; readSite;",
    'no-restricted-imports',
  ],
  ['web/wallet/reads-infra.tsx', "import { tableShape } from '#infra/table.ts'; tableShape;", 'no-restricted-imports'],
  ['web/wallet/uses-node.ts', "import { readFile } from 'node:fs/promises'; readFile;", 'no-restricted-imports'],
  ['web/wallet/uses-aws.ts', "import { S3Client } from '@aws-sdk/client-s3'; S3Client;", 'no-restricted-imports'],
  ['web/wallet/uses-all-calls.ts', "import { allCalls } from '#shared/calls.ts'; allCalls;", 'no-restricted-imports'],
  ['web/wallet/uses-whole-zod.ts', "import * as z from 'zod'; z;", 'no-restricted-imports'],
  ['web/wallet/uses-any.ts', 'export const value: any = 1;', 'no-explicit-any'],
  [
    'shared/wallet/reads-functions.ts',
    "import { commit } from '#functions/table/commit.ts'; commit;",
    'no-restricted-imports',
  ],
  ['shared/wallet/reads-web.ts', "import { paths } from '../../web/app/paths.ts'; paths;", 'no-restricted-imports'],
  ['shared/wallet/uses-node.ts', "import { createHash } from 'node:crypto'; createHash;", 'no-restricted-imports'],
  ['shared/wallet/uses-react.ts', "import { useState } from 'react'; useState;", 'no-restricted-imports'],
  ['shared/wallet/uses-aws.ts', "import { S3Client } from '@aws-sdk/client-s3'; S3Client;", 'no-restricted-imports'],
  ['shared/wallet/uses-zod-v4.ts', "import * as z from 'zod/v4'; z;", 'no-restricted-imports'],
  ['functions/wallet/reads-web.ts', "import { paths } from '#web/app/paths.ts'; paths;", 'no-restricted-imports'],
  [
    'functions/wallet/reads-infra.ts',
    "import { tableShape } from '#infra/table.ts'; tableShape;",
    'no-restricted-imports',
  ],
  ['functions/wallet/uses-react.ts', "import { useState } from 'react'; useState;", 'no-restricted-imports'],
  [
    'functions/wallet/get-balance.ts',
    "import { getItem } from '#functions/table/read.ts'; getItem;",
    'no-restricted-imports',
  ],
  ['functions/wallet/get-entries.ts', "import { walletKeys } from './keys.ts'; walletKeys;", 'no-restricted-imports'],
  [
    'functions/wallet/talks-dynamodb.ts',
    "import { GetCommand } from '@aws-sdk/lib-dynamodb'; GetCommand;",
    'no-restricted-imports',
  ],
  [
    'functions/wallet/store.ts',
    "import { tableClient } from '#functions/table/client.ts'; tableClient;",
    'no-restricted-imports',
  ],
  [
    'functions/wallet/writes.ts',
    "import { identityKeys } from '#functions/actors/identity-keys.ts'; identityKeys;",
    'no-restricted-imports',
  ],
  [
    'functions/wallet/partition-store.ts',
    "import { makePartition } from '#functions/table/key.ts'; makePartition;",
    'no-restricted-imports',
  ],
  [
    'functions/wallet/place-writes.ts',
    "import { makePlace } from '#functions/table/key.ts'; makePlace;",
    'no-restricted-imports',
  ],
  [
    'functions/wallet/below-store.ts',
    "import { below } from '#functions/table/site-key.ts'; below;",
    'no-restricted-imports',
  ],
  [
    'functions/wallet/key-writes.ts',
    "import { makeKey } from '#functions/table/key.ts'; makeKey;",
    'no-restricted-imports',
  ],
  ['functions/wallet/every-store.ts', "import { keys } from '#functions/keys.ts'; keys;", 'no-restricted-imports'],
  ['functions/orders/keys.ts', "import { getItem } from '#functions/table/read.ts'; getItem;", 'no-restricted-imports'],
  ['functions/wallet/get-list.ts', "import { listIn } from '../table/list-in.ts'; listIn;", 'no-restricted-imports'],
  [
    'functions/actors/partition.ts',
    "import { makePartition } from '#functions/table/key.ts'; makePartition;",
    'no-restricted-imports',
  ],
  ['functions/wallet/makes-an-actor.ts', "import { seal } from '#functions/actor.ts'; seal;", 'no-restricted-imports'],
  ['functions/wallet/looks-at-the-clock.ts', 'export const now = Date.now();', 'no-restricted-properties'],
  [
    'functions/wallet/one-of-a-circle.ts',
    "import type { Other } from './other-of-a-circle.ts'; export type One = { other?: Other };",
    'no-cycle',
  ],
  [
    'functions/wallet/other-of-a-circle.ts',
    "import type { One } from './one-of-a-circle.ts'; export type Other = { one?: One };",
    'no-cycle',
  ],
  ['functions/wallet/too-long.ts', 'export const value = 1;\n'.repeat(1) + '// line\n'.repeat(300), 'max-lines'],
  ['test/wallet/too-long.test.ts', '// line\n'.repeat(401), 'max-lines'],
];

const allowed: [file: string, source: string][] = [
  [
    'functions/orders/store.ts',
    "import { getItem } from '#functions/table/read.ts'; import { orderKeys } from './keys.ts'; getItem; orderKeys;",
  ],
  [
    'functions/orders/list-store.ts',
    "import type { Place } from '#functions/table/key.ts'; import { listIn } from '#functions/table/list-in.ts'; export const read: Place[] = []; listIn;",
  ],
  [
    'functions/orders/task-writes.ts',
    "import { create } from '#functions/table/write.ts'; import { orderKeys } from './keys.ts'; create; orderKeys;",
  ],
  [
    'functions/orders/pay-order.ts',
    "import { commit } from '#functions/table/commit.ts'; import type { Actor } from '#functions/actor.ts'; export const pay = (actor: Actor) => commit(actor, []);",
  ],
  [
    'functions/actors/driver.ts',
    "import { seal } from './actor.ts'; import { identityKeys } from './identity-keys.ts'; seal; identityKeys;",
  ],
  [
    'functions/tours/keys.ts',
    "import type { Actor } from '#functions/actor.ts'; import { at } from '#functions/table/site-key.ts'; export const tourKeys = { tour: (actor: Actor, id: string) => at(actor, 'TOUR', id)<{ id: string }>('A') };",
  ],
  ['functions/clock.ts', 'export const clock = { now: () => Date.now() };'],
  [
    'web/orders/order-page.tsx',
    "import { useState } from 'react'; import * as z from 'zod/mini'; import { fail } from '#shared/errors.ts'; useState; z; fail;",
  ],
  [
    'shared/orders/get-order.ts',
    "import * as z from 'zod/mini'; import { defineCall } from '../contract.ts'; z; defineCall;",
  ],
];

describe('the direction of imports is linted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portolan-lint-'));
  let found: Diagnostic[] = [];

  beforeAll(() => {
    copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    for (const [file, source] of [...refused, ...allowed]) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${source}\n`);
    }
    const ran = spawnSync(process.execPath, [path.resolve('node_modules/oxlint/bin/oxlint'), '--format=json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    found = (JSON.parse(ran.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const codesFor = (file: string) =>
    found
      .filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(file))
      .map(({ code }) => code)
      .join(' ');

  it.each(refused)('refuses %s', (file, _source, rule) => {
    expect(codesFor(file)).toContain(rule);
  });

  it.each(allowed)('lets %s be', (file) => {
    expect(codesFor(file)).not.toMatch(/restricted|max-lines|any/);
  });
});
