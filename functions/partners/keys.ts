import type { Actor } from '#functions/actor.ts';
import { paddedNumber } from '#functions/lists/numbers-of-page.ts';
import { type Carded, makeKey, makePartition } from '#functions/table/key.ts';
import { at, rows } from '#functions/table/site-key.ts';
import type { SupplierCategory } from '#shared/partners/categories.ts';
import type {
  ApplicationItem,
  ConsumerItem,
  JumpItem,
  LinkItem,
  ListedSupplier,
  RequestCount,
  RequestItem,
} from './model.ts';

/** Links and requests at the site that asks, requests and consumers at the one that is asked. */
export const partnerKeys = {
  supplierLink: (actor: Actor, supplier: string, category: SupplierCategory) =>
    at(actor, 'LINK')<LinkItem>(`${supplier}#${category}`),
  supplierLinks: (actor: Actor) => rows<LinkItem>(actor, 'LINK'),
  consumer: (actor: Actor, consumer: string, category: string) =>
    at(actor, 'CONS')<ConsumerItem>(`${consumer}#${category}`),
  consumers: (actor: Actor) => rows<ConsumerItem>(actor, 'CONS'),
  consumerRequest: (actor: Actor, number: number) => at(actor, 'REQ')<RequestItem & Carded>(paddedNumber(number)),
  consumerRequests: (actor: Actor) => rows<RequestItem & Carded>(actor, 'REQ'),
  /** An address that opens this site to a consumer's staff, by the hash of its code. */
  jump: (actor: Actor, hash: string) => at(actor, 'JUMP', hash)<JumpItem>('A'),
  /** The last number given, beside the requests. */
  consumerRequestCount: (actor: Actor) => at(actor, 'REQN')<RequestCount>('A'),
};

/** Who applies to supply others, and who does, by category; sort key the site. */
export const globalPartnerKeys = {
  applications: () => makePartition<ApplicationItem>('P#SUPPLIERS'),
  application: (site: string) => makeKey<ApplicationItem>('P#SUPPLIERS', site),
  listedSuppliers: (category: SupplierCategory) => makePartition<ListedSupplier>(`P#SUPPLIERS#${category}`),
  listedSupplier: (category: SupplierCategory, site: string) =>
    makeKey<ListedSupplier>(`P#SUPPLIERS#${category}`, site),
};
