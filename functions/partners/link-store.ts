import type { Actor, PartnerActor, UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import { readNumberedPage } from '#functions/lists/store.ts';
import { markupKeys } from '#functions/markups/keys.ts';
import type { ConsumerTerms } from '#functions/markups/model.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, queryAll } from '#functions/table/read.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import type { Wallet } from '#functions/wallet/model.ts';
import type { NumberedPage } from '#shared/lists/pages.ts';
import { REQUESTS_PAGE } from '#shared/partners/request.ts';
import type { SupplierCategory } from '#shared/partners/categories.ts';
import { partnerKeys } from './keys.ts';
import { unpackRequest } from './request-card.ts';
import type { ConsumerItem, JumpItem, LinkItem, RequestCount, RequestItem } from './model.ts';

/** What the actor's site has asked of others. One Query. */
export const readLinks = (scope: Scope): Promise<LinkItem[]> =>
  queryAll(listIn(scope, { site: partnerKeys.supplierLinks }), { consistent: true });

/** One of them; undefined where nothing was asked. */
export const readLink = (actor: Actor, supplier: string, category: SupplierCategory): Promise<LinkItem | undefined> =>
  getItem(partnerKeys.supplierLink(actor, supplier, category));

/** The link that a consumer has with the actor's site; undefined where there is none. */
export const readLinkAt = (
  { site }: UserActor,
  consumer: PartnerActor,
  category: SupplierCategory,
): Promise<LinkItem | undefined> => getItem(partnerKeys.supplierLink(consumer, site, category));

/** The wallets of the actor's site at its suppliers, in their order; undefined of one that was never used. One trip. */
export const readWalletsAt = async (
  { site, head }: Actor,
  suppliers: readonly PartnerActor[],
): Promise<(Wallet | undefined)[]> =>
  suppliers.length
    ? getItems(suppliers.map((supplier) => walletKeys.wallet(supplier, `SITE#${site}`, head.currency)))
    : [];

/** Who sells what the actor's site supplies. One Query; there are no more than the platform has sites, thrice. */
export const readConsumers = (scope: Scope): Promise<ConsumerItem[]> =>
  queryAll(listIn(scope, { site: partnerKeys.consumers }), { consistent: true });

/** One of them. */
export const readConsumer = (actor: Actor, consumer: string, category: string): Promise<ConsumerItem | undefined> =>
  getItem(partnerKeys.consumer(actor, consumer, category));

/** What is set for consumers and what is in their wallets here, in their order. One trip. */
export async function readTermsAndWallets(
  actor: Actor,
  consumers: readonly ConsumerItem[],
): Promise<{ terms: ConsumerTerms | undefined; wallet: Wallet | undefined }[]> {
  if (!consumers.length) return [];
  const once = [...new Set(consumers.map(({ consumer }) => consumer))];
  const [terms, wallets] = await Promise.all([
    getItems(once.map((consumer) => markupKeys.consumerTerms(actor, consumer))),
    getItems(once.map((consumer) => walletKeys.wallet(actor, `SITE#${consumer}`, actor.head.currency))),
  ]);
  const at = new Map(once.map((consumer, nth) => [consumer, nth]));
  return consumers.map(({ consumer }) => ({
    terms: terms[at.get(consumer)!],
    wallet: wallets[at.get(consumer)!],
  }));
}

/** A request by its number; undefined where there is none. */
export const readRequest = (actor: Actor, number: number): Promise<RequestItem | undefined> =>
  getItem(partnerKeys.consumerRequest(actor, number));

/** How many requests there are. */
export const readRequestCount = async (actor: Actor): Promise<RequestCount> =>
  (await getItem(partnerKeys.consumerRequestCount(actor))) ?? { last: 0, waiting: 0 };

/** A page of them, the newest first: one Query. None is ever removed. */
export const readRequests = (
  scope: Scope,
  page: number,
  counted: Promise<RequestCount>,
): Promise<NumberedPage<RequestItem>> =>
  readNumberedPage({
    list: listIn(scope, { site: partnerKeys.consumerRequests }),
    unpack: unpackRequest,
    numbers: counted.then(({ last }) => ({ last, removed: new Set<number>() })),
    page,
    size: REQUESTS_PAGE,
  });

/** What an address opens by its code, over or not; undefined where it was spent, or never was. */
export const readJump = (actor: Actor, code: string): Promise<JumpItem | undefined> =>
  getItem(partnerKeys.jump(actor, hashSecret(code)));
