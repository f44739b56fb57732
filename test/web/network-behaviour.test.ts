import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#shared/contract.ts';
import { callApi } from '#web/api/client.ts';
import { configureApi } from '#web/api/configure.ts';
import { NO_ANSWER_TEXT, OFFLINE_TEXT } from '#web/api/error-catalogue.ts';
import { queryClient } from '#web/app/query-client.ts';

const pay = defineCall({
  name: 'payments/pay',
  method: 'POST',
  path: '/flightApi/api/pay',
  summary: 'Pays.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({ orderId: z.string() }),
  response: z.object({}),
  failures: [],
  idempotent: true,
});

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('an action without a connection is tried at once and comes to its end, and nothing of it happens at the reconnect', async () => {
  onlineManager.setOnline(false);
  const tried = vi.fn(async () => 'refused');
  const action = new MutationObserver(queryClient, { mutationFn: tried });
  const asked = action.mutate();
  expect(action.getCurrentResult().isPaused).toBe(false);
  await expect(asked).resolves.toBe('refused');
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  expect(tried).toHaveBeenCalledTimes(1);
});

it('a call that was not sent says so, and one whose answer never came says that', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  configureApi({ origin: 'http://127.0.0.1:1' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await callApi(pay, { orderId: 'A' })).toMatchObject({
    ok: false,
    message: OFFLINE_TEXT,
    detail: { network: true, isOffline: true },
  });
  vi.stubGlobal('navigator', { onLine: true });
  expect(await callApi(pay, { orderId: 'A' })).toMatchObject({
    ok: false,
    message: NO_ANSWER_TEXT,
    detail: { network: true, isOffline: false },
  });
});

it('there is one way to act: nobody makes a mutation with rules of its own', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const making = files.filter((file) =>
    /\buseMutation\b|\bnetworkMode\b/.test(readFileSync(path.join('web', file), 'utf8')),
  );
  expect(making.toSorted()).toEqual(['api/use-action.ts', 'app/query-client.ts']);
});
