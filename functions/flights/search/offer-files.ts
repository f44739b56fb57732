import { gunzipSync, gzipSync } from 'node:zlib';
import { objects } from '#functions/runtime/objects.ts';
import type { NetOffer } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';

/**
 * Answers kept in memory, so that a quote after a search need not read and unzip again. About 1 MB each at 500 offers.
 */
const KEPT = 24;
const kept = new Map<string, NetOffer[]>();

function keep(name: string, offers: NetOffer[]): NetOffer[] {
  kept.delete(name);
  kept.set(name, offers);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return offers;
}

/** Stores an answer's net offers gzipped under a random name, which is the only way to it. */
export async function storeOffers(offers: NetOffer[]): Promise<string> {
  const name = `offers/${randomId()}`;
  await objects().put(name, gzipSync(JSON.stringify(offers)));
  keep(name, offers);
  return name;
}

/** The offers of a name; undefined where they are gone. */
export async function loadOffers(name: string): Promise<NetOffer[] | undefined> {
  const known = kept.get(name);
  if (known) return keep(name, known);
  const body = await objects().get(name);
  return body && keep(name, JSON.parse(gunzipSync(body).toString()) as NetOffer[]);
}
