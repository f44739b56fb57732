import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import type { Sealed } from '#functions/runtime/data-keys.ts';
import { globalSiteKeys, siteKeys } from '../keys.ts';
import { askAtOnceWrites } from '#functions/suppliers/duffel/store.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import type { PartName, PartValue, ShownPart } from '#shared/site/parts/parts.ts';
import type { SecretName } from '#shared/site/parts/secrets.ts';
import { instant } from '#shared/time.ts';
import { fieldChanges } from './field-changes.ts';
import { keepers, type PartChange } from './parts.ts';
import { bumpRevision } from '../revision-writes.ts';
import type { SettingsRead } from './settings-store.ts';
import type { PartItem, SecretItem, SettingEvent } from '../model.ts';
import { DUFFEL_DEADLINE } from '../supplier-deadline.ts';

/** A part of the settings with the value it is to have. */
interface NewPart<P extends ShownPart> {
  part: P;
  /** Parsed and cleaned (`readPart`). */
  value: PartValue<P>;
  /** It brings back what stood before. */
  isUndo?: boolean;
}

/**
 * Saves a part of a site's settings as they were read: its fields, its version, the settings' revision and the event
 * that tells what changed, in one commit, so that head and settings never disagree. CONFLICT where the part was saved
 * since.
 */
export function savePartWrites<P extends ShownPart>(
  actor: Actor,
  { rows, parts }: SettingsRead,
  { part, value, isUndo = false }: NewPart<P>,
): Write<never>[] {
  const before = keepers[part].valueIn(rows);
  const change: PartChange = keepers[part].changeFor(value, rows);
  return [
    ...fieldsOfHead(actor, change),
    ...(change.settings
      ? [
          {
            kind: 'update',
            key: siteKeys.site(actor, 'SETTINGS'),
            set: change.settings,
            when: [{ exists: true }],
          } satisfies Write<never>,
        ]
      : []),
    ...Object.entries(change.rows ?? {}).map(([row, item]): Write<never> => ({
      kind: 'put',
      key: siteKeys.site(actor, row as 'HTML'),
      item,
    })),
    ...(change.listed
      ? [
          {
            kind: 'update',
            key: globalSiteKeys.listedSite(actor.site),
            set: { site: actor.site, ...change.listed },
          } satisfies Write<never>,
        ]
      : []),
    // A site from before it was kept what is granted: what it had then.
    ...(part === 'modules'
      ? [{ kind: 'put', key: siteKeys.site(actor, 'LIMITS'), item: { modules: rows.granted } } satisfies Write<never>]
      : []),
    ...versionWrites(actor, { part, held: parts[part], before }),
    eventWrite(actor, { setting: part, note: '', changes: fieldChanges(before, value), ...(isUndo && { isUndo }) }),
  ];
}

/** The head's own fields ride along with its revision: a commit writes a row once. */
function fieldsOfHead(actor: Actor, { head }: PartChange): Write<never>[] {
  const bump = bumpRevision(actor, 'settings');
  return head && bump.kind === 'update' ? [{ ...bump, set: head }] : [bump];
}

interface NewSecret {
  name: SecretName;
  sealed: Sealed;
  last4: string;
  /** What is written with it, of what it makes possible. */
  beside?: Write<never>[];
}

/**
 * Keeps a sealed secret in place of the one there is, which stays beside it for what it has signed. CONFLICT where any
 * secret was set since. Neither the event nor the part says what it is.
 */
export function saveSecretWrites(
  actor: Actor,
  { parts, secrets }: SettingsRead,
  { name, sealed, last4, beside = [] }: NewSecret,
): Write<never>[] {
  const known = secrets[name];
  const item: SecretItem = {
    sealed,
    ...(known && { former: known.sealed }),
    last4,
    setAt: instant(clock.now()),
    setBy: actorName(actor),
  };
  return [
    bumpRevision(actor, 'settings'),
    { kind: 'put', key: siteKeys.siteSecret(actor, name), item: { ...item } },
    ...beside,
    ...versionWrites(actor, { part: 'secrets', held: parts.secrets }),
    eventWrite(actor, {
      setting: 'secrets',
      note: '',
      changes: [{ field: name, from: known ? 'a secret' : '', to: known ? 'another secret' : 'a secret' }],
    }),
  ];
}

/** Takes a secret away, and what was kept beside it for what it has signed. CONFLICT where any secret was set since. */
export const takeSecretWrites = (actor: Actor, { parts }: SettingsRead, name: SecretName): Write<never>[] => [
  bumpRevision(actor, 'settings'),
  { kind: 'delete', key: siteKeys.siteSecret(actor, name) },
  ...versionWrites(actor, { part: 'secrets', held: parts.secrets }),
  eventWrite(actor, { setting: 'secrets', note: '', changes: [{ field: name, from: 'a secret', to: '' }] }),
];

/** What the source of a Duffel token is called. */
const DUFFEL_SOURCE = 'duffel';

/**
 * The source that a Duffel token makes, after those there are, and the word to all pages on what it sells. A new source
 * is a change of the sources: CONFLICT where somebody else saved those since, and to whoever saves them as they were.
 * What rested because Duffel refused a token is asked at once, also where the very same was entered anew.
 */
export const duffelSourceWrites = (
  actor: Actor,
  { rows, parts }: SettingsRead,
  sales: 'test' | 'live',
): Write<never>[] => [
  ...(rows.suppliers.some(({ adapter }) => adapter === 'duffel')
    ? []
    : [
        {
          kind: 'put',
          key: siteKeys.site(actor, 'SUPPLIERS'),
          item: {
            sources: [
              ...rows.suppliers,
              { name: DUFFEL_SOURCE, adapter: 'duffel', deadlineMs: DUFFEL_DEADLINE, settings: {} },
            ],
          },
        } satisfies Write<never>,
        ...versionWrites(actor, { part: 'flights', held: parts.flights }),
      ]),
  {
    kind: 'update',
    key: siteKeys.site(actor, 'SETTINGS'),
    set: { 'data.hasTestFlights': sales === 'test' },
    when: [{ exists: true }],
  },
  ...askAtOnceWrites(actor, rows.suppliers.find(({ adapter }) => adapter === 'duffel')?.name ?? DUFFEL_SOURCE),
];

function versionWrites(
  actor: Actor,
  { part, held, before }: { part: PartName; held: PartItem | undefined; before?: object },
): Write<never>[] {
  const item: PartItem = {
    version: (held?.version ?? 0) + 1,
    changedAt: instant(clock.now()),
    changedBy: actorName(actor),
    ...(before && { before: { ...before } }),
  };
  return [
    {
      kind: 'put',
      key: siteKeys.sitePart(actor, part),
      item: { ...item },
      when: held ? [{ field: 'version', is: held.version }] : [{ absent: true }],
      otherwise: 'CONFLICT',
    },
  ];
}

function eventWrite(actor: Actor, event: Omit<SettingEvent, 'at' | 'by'>): Write<never> {
  const now = clock.now();
  return create(siteKeys.siteEvent(actor, sortableId(now)), { ...event, at: instant(now), by: actorName(actor) });
}
