import type { TesterActor, UserActor } from '#functions/actor.ts';
import { hashSecret } from '#functions/actors/hash-secret.ts';
import type { Stay } from '#functions/actors/partner.ts';
import { clock } from '#functions/clock.ts';
import { mailKeys } from '#functions/notifications/keys.ts';
import { settingEvent } from '#functions/site/setting-event-writes.ts';
import { entry } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { userKeys } from '#functions/users/keys.ts';
import type { LegalEntityItem, SessionItem, UserItem } from '#functions/users/model.ts';
import { newSecret } from '#functions/users/session-writes.ts';
import { fieldsOfCompany, userEventWrite } from '#functions/users/writes.ts';
import { randomId } from '#shared/ids.ts';
import { ENDS_SOON_DAYS, USUAL_LIMITS } from '#shared/keys/limits.ts';
import { DAY, instant } from '#shared/time.ts';
import type { Holder } from './holder.ts';
import { programKeys } from './keys.ts';
import type { KeyPlace } from './key-place.ts';
import type { KeyItem } from './model.ts';

/** How a secret begins, by which a person, or who scans public code, tells one that costs money from one that is for trying. */
const LIVE = 'live_';
const TEST = 'test_';
/** Characters of a secret by which its owner tells keys apart. */
const SHOWN = 4;

type Asked = Pick<KeyItem, 'name' | 'may' | 'networks' | 'mailTo' | 'endsAt'>;

/**
 * A new key of the company that the actor owns, or of the partner site that they stand for: its machine user, the session that it is, its row, and the claim on its
 * name. With `tester` it is of the sandbox: what it acts as stands there (`atSandbox`), and the tester commits. The token is
 * told once; the table keeps its hash. Both sites of a partner note who made it. RECORD_NAME_TAKEN; CONFLICT where the company
 * changed hands, or the partner is gone.
 */
export function createKeyWrites(
  actor: UserActor,
  holder: Holder,
  asked: Asked,
  tester?: TesterActor,
): { key: KeyItem; token: string; writes: Write<'RECORD_NAME_TAKEN'>[] } {
  const secret = `${tester ? TEST : LIVE}${newSecret()}`;
  const now = clock.now();
  const key: KeyItem = {
    ...asked,
    ...USUAL_LIMITS,
    id: randomId(100),
    owner: actor.owner,
    endsIn: secret.slice(-SHOWN),
    sessionHash: hashSecret(secret),
    ...(tester && { isTest: true }),
    madeBy: actor.userId,
    createdAt: instant(now),
  };
  const made = `made the ${tester ? 'test key' : 'key'} ${key.name}`;
  return {
    key,
    token: `${key.id}.${secret}`,
    writes: [
      nameWrite(actor, key),
      holdsStill(actor, holder),
      create(userKeys.user(actor, key.id), { ...machineOf(actor, holder, key) }),
      create(userKeys.session(tester ?? actor, key.sessionHash), { ...sessionOf(key, tester?.home) }),
      ...(tester ? atSandbox(actor, tester, holder, key) : []),
      create(programKeys.programKey(actor, key.owner, key.id), {
        ...key,
        card: JSON.stringify({ id: key.id, owner: key.owner, isTest: key.isTest }),
        ...entry(programKeys.programKeysOfSite(actor), `${key.createdAt}#${key.id}`),
      }),
      ...endsSoonWrites(actor, key, now),
      userEventWrite(actor, actor.userId, made),
      ...(holder.kind === 'partner' ? toldAtBoth(actor, holder.stay, made) : []),
    ],
  };
}

/** The company is the actor's still, or the partner known here. */
const holdsStill = (actor: UserActor, holder: Holder): Write<never> =>
  holder.kind === 'company'
    ? {
        kind: 'check',
        key: userKeys.legalEntity(actor, holder.company.legalEntityId),
        when: [{ field: 'ownerUserId', is: actor.userId }],
      }
    : {
        kind: 'check',
        key: userKeys.user(actor, actor.userId),
        when: [{ field: 'partnerSite', is: holder.stay.here.home }],
      };

/** Who of a partner's staff did something about its keys, by name, in both sites' logs. */
function toldAtBoth(actor: UserActor, { here, home }: Stay, what: string): Write<never>[] {
  const name = actor.stay?.name ?? actor.name;
  return [
    settingEvent(here, 'API consumers', `${actor.name} ${what}`),
    settingEvent(home, 'linked suppliers', `${name} ${what} at ${here.site}`, `user:${here.userId}`),
  ];
}

/** What a test key acts as at the sandbox: its machine user, the company as it is called, and the mailbox that may hear of it. */
const atSandbox = (actor: UserActor, tester: TesterActor, holder: Holder, key: KeyItem): Write<never>[] => [
  create(userKeys.user(tester, key.id), { ...machineOf(actor, holder, key), companyGroupId: '' }),
  ...(holder.kind === 'company' ? [companyAtSandbox(tester, holder.company, key)] : []),
  ...(key.mailTo
    ? [
        {
          kind: 'put',
          key: mailKeys.ownAddress(tester, key.mailTo.toLowerCase()),
          item: { ttl: Math.ceil(key.endsAt / 1000) },
        } satisfies Write<never>,
      ]
    : []),
];

function companyAtSandbox(tester: TesterActor, company: LegalEntityItem, key: KeyItem): Write<never> {
  const { legalEntityId, companyName, address1, city, country } = company;
  const shown = { legalEntityId, companyName, address1, address2: '', city, state: '', country, pincode: '' };
  return {
    kind: 'put',
    key: userKeys.legalEntity(tester, legalEntityId),
    item: { ...shown, gstNumber: '', panNumber: '', groupId: '', ownerUserId: key.id, createdAt: key.createdAt },
  };
}

/** Its owner is told before it ends; of one that ends sooner than that they know. */
function endsSoonWrites(actor: UserActor, { id, endsAt }: KeyItem, now: number): Write<never>[] {
  const dueAt = endsAt - ENDS_SOON_DAYS * DAY;
  const subject = { site: actor.site, reference: id, name: 'key-end' };
  return dueAt > now ? [putTask(actor, programKeys.programKeyTask(actor, id), 'MAIL', subject, dueAt)] : [];
}

/** One that is over may still hold its name, whose expiry is late: it is taken over. */
const nameWrite = (actor: UserActor, { owner, name, id, endsAt }: KeyItem): Write<'RECORD_NAME_TAKEN'> => ({
  kind: 'put',
  key: programKeys.programKeyName(actor, owner, name),
  item: { id, expiresAt: endsAt, ttl: Math.ceil(endsAt / 1000) },
  when: [{ anyOf: [{ absent: true }, { field: 'expiresAt', below: clock.now() + 1 }] }],
  otherwise: 'RECORD_NAME_TAKEN',
});

/** Nobody's account: without password, claims, number, words, or a place in any list. */
const machineOf = (actor: UserActor, holder: Holder, { id, name, mailTo, createdAt }: KeyItem): UserItem => ({
  ...(holder.kind === 'company'
    ? fieldsOfCompany(holder.company)
    : { partnerSite: holder.stay.here.home, companyName: holder.companyName }),
  userId: id,
  isMachine: true,
  sequence: 0,
  userType: actor.userType,
  firstName: 'key',
  lastName: name,
  email: mailTo,
  phoneNumbers: [],
  status: 'verified',
  isBlocked: false,
  isSuperAdmin: false,
  isFlightHoldAllowed: true,
  isFlightSearchAllowed: true,
  sessionEpoch: 1,
  referralCode: '',
  taLogoUrl: '',
  createdAt,
});

const sessionOf = (
  { id, may, networks, madeBy, perSecond, perDay, endsAt, createdAt }: KeyItem,
  home: string | undefined,
): SessionItem => ({
  userId: id,
  epoch: 1,
  expiresAt: endsAt,
  createdAt,
  ttl: Math.ceil(endsAt / 1000),
  kind: 'key',
  key: { keyId: id, may, networks, madeBy, ...(home !== undefined && { home }), perSecond, perDay },
});

/**
 * Ends a key, whose session is at `place`, with its next call; `stay`: by who stands for the partner that it is of. CONFLICT
 * where somebody else ended it meanwhile.
 */
export const endKeyWrites = (
  actor: UserActor,
  place: KeyPlace,
  key: KeyItem,
  { endedAt, reason, stay }: { endedAt: string; reason: string; stay?: Stay | undefined },
): Write<never>[] => [
  {
    kind: 'update',
    key: programKeys.programKey(actor, key.owner, key.id),
    set: { endedAt, ...(reason && { reason }) },
    when: [{ exists: true }, { field: 'endedAt', missing: true }],
  },
  { kind: 'delete', key: userKeys.session(place, key.sessionHash) },
  { kind: 'delete', key: programKeys.programKeyTask(actor, key.id) },
  {
    kind: 'delete',
    key: programKeys.programKeyName(actor, key.owner, key.name),
    when: [{ anyOf: [{ absent: true }, { field: 'id', is: key.id }] }],
  },
  userEventWrite(actor, key.madeBy, `ended the key ${key.name}`),
  ...(stay ? toldAtBoth(actor, stay, `ended the key ${key.name}`) : []),
];

/** Other limits of a key that works, whose session is at `place`. CONFLICT where it ended meanwhile. */
export const keyLimitsWrites = (
  actor: UserActor,
  place: KeyPlace,
  { owner, id, name, madeBy, sessionHash }: KeyItem,
  limits: Pick<KeyItem, 'perSecond' | 'perDay'>,
): Write<never>[] => [
  {
    kind: 'update',
    key: programKeys.programKey(actor, owner, id),
    set: { ...limits },
    when: [{ exists: true }, { field: 'endedAt', missing: true }],
  },
  {
    kind: 'update',
    key: userKeys.session(place, sessionHash),
    set: { 'key.perSecond': limits.perSecond, 'key.perDay': limits.perDay },
    when: [{ field: 'kind', is: 'key' }],
  },
  userEventWrite(actor, madeBy, `limits of the key ${name}: ${limits.perSecond} a second, ${limits.perDay} a day`),
];
