import type { Actor, PartnerActor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { addConsumerWrites } from '#functions/markups/groups/consumer-writes.ts';
import type { ConsumerTerms } from '#functions/markups/model.ts';
import type { LinkedSource } from '#functions/site/model.ts';
import { siteKeys } from '#functions/site/keys.ts';
import { LINK_SOURCE } from '#functions/site/link-source.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { settingEvent } from '#functions/site/setting-event-writes.ts';
import { create, type Write } from '#functions/table/write.ts';
import { randomId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import { globalPartnerKeys, partnerKeys } from './keys.ts';
import type { AskingSite, ConsumerItem, LinkItem, NamedSite, RequestCount, RequestItem } from './model.ts';
import { partnerUserWrite } from './partner-user-writes.ts';
import { packedRequest } from './request-card.ts';

/** What a consumer's desk did, at its own site and at the other. */
const LINKS = 'linked suppliers';
const CONSUMERS = 'API consumers';

/**
 * The actor's site asks a supplier: the link's row at home, the request with its number there. CONFLICT where another request
 * was first, or the link is another than `before` by now.
 */
export function askWrites(
  actor: UserActor,
  at: PartnerActor,
  asked: { from: AskingSite; supplier: NamedSite; before: LinkItem | undefined; count: RequestCount },
): Write<never>[] {
  const { from, supplier, before, count } = asked;
  const askedAt = instant(clock.now());
  const number = count.last + 1;
  const request: RequestItem = { ...from, number, state: 'Pending', askedAt };
  const link: LinkItem = {
    ...supplier,
    ...{ supplier: at.site, category: from.category, state: 'Pending', isOff: false, isLive: false },
    ...{ request: number, askedBy: actor.name, askedAt },
    source: before?.source ?? `${LINK_SOURCE}${randomId(30).toLowerCase()}`,
  };
  return [
    {
      kind: 'put',
      key: partnerKeys.supplierLink(actor, at.site, from.category),
      item: { ...link },
      when: before
        ? [
            { field: 'state', is: 'Rejected' },
            { field: 'request', is: before.request },
          ]
        : [{ absent: true }],
    },
    create(partnerKeys.consumerRequest(at, number), { ...request, card: packedRequest(request) }),
    {
      kind: 'update',
      key: partnerKeys.consumerRequestCount(at),
      set: { last: number },
      add: { waiting: 1 },
      when: [count.last ? { field: 'last', is: count.last } : { absent: true }],
    },
    settingEvent(actor, LINKS, `${supplier.companyName} was asked for ${from.category}`),
    settingEvent(at, CONSUMERS, `${from.companyName} asked for ${from.category}`),
  ];
}

/** Whether the consumer's searches ask the link, where it is one of flights, beside its change; they read it anew. */
const soldThrough = (
  consumer: Actor,
  { supplier, category, source, companyName }: LinkItem,
  isLive: boolean,
): Write<never>[] => [
  ...(category === 'Flights'
    ? [
        {
          kind: 'update',
          key: siteKeys.site(consumer, 'LINKED'),
          set: { [supplier]: { source, isLive, companyName } satisfies LinkedSource },
        } satisfies Write<never>,
      ]
    : []),
  bumpRevision(consumer, 'settings'),
];

/**
 * The actor's site decides on a request, once: its row here, the link at the consumer, and where it is approved the
 * consumer with its terms, and the user that stands for it. CONFLICT where it was decided meanwhile, or the site was taken
 * out of the directory before it approved.
 */
export function decideWrites(
  actor: UserActor,
  at: PartnerActor,
  request: RequestItem,
  state: 'Approved' | 'Rejected',
  { terms, userId, link }: { terms: ConsumerTerms | undefined; userId: string; link: LinkItem },
): Write<never>[] {
  const decidedAt = instant(clock.now());
  const isLive = state === 'Approved';
  const decided: RequestItem = { ...request, state, decidedBy: actor.userId, decidedAt };
  return [
    {
      kind: 'put',
      key: partnerKeys.consumerRequest(actor, request.number),
      item: { ...decided, card: packedRequest(decided) },
      when: [{ field: 'state', is: 'Pending' }],
    },
    { kind: 'update', key: partnerKeys.consumerRequestCount(actor), add: { waiting: -1 }, when: [{ exists: true }] },
    {
      kind: 'update',
      key: partnerKeys.supplierLink(at, actor.site, request.category),
      set: { state, isLive, decidedBy: actor.name, decidedAt },
      when: [
        { field: 'state', is: 'Pending' },
        { field: 'request', is: request.number },
      ],
    },
    ...(isLive ? becomesConsumer(actor, request, { terms, userId, decidedAt }) : []),
    ...(isLive ? soldThrough(at, link, true) : [bumpRevision(at, 'settings')]),
    settingEvent(actor, CONSUMERS, `${request.companyName}, ${request.category}: ${state}`),
    settingEvent(at, LINKS, `${request.category} of ${actor.site}: ${state} by ${actor.name}`),
  ];
}

function becomesConsumer(
  actor: UserActor,
  request: RequestItem,
  { terms, userId, decidedAt }: { terms: ConsumerTerms | undefined; userId: string; decidedAt: string },
): Write<never>[] {
  const { consumer, category, companyName, siteName, domain, logoUrl, adminContact, adminEmail } = request;
  const listed = globalPartnerKeys.listedSupplier(category, actor.site);
  const row: ConsumerItem = {
    ...{ consumer, category, companyName, siteName, domain, logoUrl, adminContact, adminEmail },
    ...{ state: 'Approved', userId, approvedAt: decidedAt },
  };
  return [
    { kind: 'check', key: listed, when: [{ exists: true }] },
    create(partnerKeys.consumer(actor, consumer, category), { ...row }),
    ...addConsumerWrites(actor, { consumer, userId }, terms),
    ...(terms ? [] : [partnerUserWrite(actor, { userId, consumer, companyName })]),
  ];
}

/** The actor's site suspends a consumer, or lifts that. CONFLICT where either row is another by now. */
export const suspensionWrites = (
  actor: UserActor,
  at: PartnerActor,
  consumer: ConsumerItem,
  { state, link }: { state: ConsumerItem['state']; link: LinkItem },
): Write<never>[] => [
  {
    kind: 'update',
    key: partnerKeys.consumer(actor, consumer.consumer, consumer.category),
    set: { state },
    when: [{ field: 'state', is: consumer.state }],
  },
  {
    kind: 'update',
    key: partnerKeys.supplierLink(at, actor.site, consumer.category),
    set: {
      ...{ state, isLive: state === 'Approved' && !link.isOff },
      ...{ decidedBy: actor.name, decidedAt: instant(clock.now()) },
    },
    when: [
      { field: 'state', is: consumer.state },
      { field: 'isOff', is: link.isOff },
    ],
  },
  ...soldThrough(at, link, state === 'Approved' && !link.isOff),
  settingEvent(actor, CONSUMERS, `${consumer.companyName}, ${consumer.category}: ${state}`),
  settingEvent(at, LINKS, `${consumer.category} of ${actor.site}: ${state} by ${actor.name}`),
];

/** The actor's site switches an approved link of its off or on. CONFLICT where it is not approved by now. */
export const switchWrites = (actor: UserActor, link: LinkItem, isActive: boolean): Write<never>[] => [
  {
    kind: 'update',
    key: partnerKeys.supplierLink(actor, link.supplier, link.category),
    set: {
      ...{ isOff: !isActive, isLive: isActive },
      ...{ switchedBy: actor.name, switchedAt: instant(clock.now()) },
    },
    when: [{ field: 'state', is: 'Approved' }],
  },
  ...soldThrough(actor, link, isActive),
  settingEvent(actor, LINKS, `${link.companyName}, ${link.category}: ${isActive ? 'on' : 'off'}`),
];
