import type { Actor, JobActor } from '#functions/actor.ts';
import { makeJob } from '#functions/actors/job.ts';
import { scopeOfJob } from '#functions/scope.ts';
import { log } from '#functions/runtime/log.ts';
import { listSites } from '#functions/site/store.ts';
import type { Wallet } from '#functions/wallet/model.ts';
import { rollUp } from '#functions/wallet/figures/roll-up.ts';
import { listWallets, readWallet, walletEntries } from '#functions/wallet/store.ts';

/** A posting may fall between the two reads of a wallet: looked at again so often before it is believed. */
const LOOKS = 3;

export interface Mismatch {
  site: string;
  owner: string;
  currency: string;
  /** Minor units: what the wallet says, and what its entries come to. */
  balance: number;
  entries: number;
}

/** Wallets of a site whose balance is not what their newest entry left. Two reads a wallet; changes nothing. */
export async function findMismatches(actor: JobActor): Promise<Mismatch[]> {
  // Its entries go after thirty days.
  if (actor.head.isSandbox) return [];
  const found: Mismatch[] = [];
  for (const wallet of await listWallets(scopeOfJob(actor))) {
    const mismatch = await lookAt(actor, wallet);
    if (mismatch) found.push(mismatch);
  }
  return found;
}

async function lookAt(
  actor: Actor,
  { owner, currency }: Pick<Wallet, 'owner' | 'currency'>,
): Promise<Mismatch | undefined> {
  let seen: Mismatch | undefined;
  for (let look = 0; look < LOOKS; look++) {
    const { balance } = await readWallet(actor, owner, currency);
    const [newest] = (await walletEntries(actor, owner, currency, { limit: 1 })).items;
    const entries = newest?.balanceAfter ?? 0;
    if (balance === entries) return undefined;
    seen = { site: actor.site, owner, currency, balance, entries };
  }
  return seen;
}

/**
 * Once a day: every wallet of every site against its entries, and its house accounts' closed days rolled up. What does
 * not agree is logged, and the alarm reads the log.
 */
export async function handler(): Promise<void> {
  for (const site of await listSites()) {
    const actor = await makeJob(site, 'reconcile-wallets');
    if (!actor) continue;
    for (const mismatch of await findMismatches(actor)) log.error('ledger mismatch', { ...mismatch });
    await rollUp(actor).catch((error: Error) => log.error('days not rolled up', { site, error }));
  }
}
