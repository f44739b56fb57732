import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { type MarkupHistory, markupKeys } from './keys.ts';
import { create, type Otherwise, type Test, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { type MarkupGroup, type MarkupRule, MOST_RULES, type RuleKind, type TaxRate } from '#shared/markups/model.ts';
import { instant } from '#shared/time.ts';
import type { MarkupEventItem, RuleCount } from './model.ts';
import type { FailureCode } from '#shared/errors.ts';

/** How a kind of rules is called in the table. */
export const rowKind = { defaults: 'DEF', airlines: 'AIR', departures: 'FD' } as const satisfies Record<
  RuleKind,
  string
>;

export const putGroup = (actor: Actor, group: MarkupGroup): Write<never> => ({
  kind: 'put',
  key: markupKeys.markup(actor, 'GRP', group.id),
  item: { data: group },
});

/** DEF: for every airline. AIR: for one. FD: for fixed departures. */
export const putRule = (actor: Actor, kind: 'DEF' | 'AIR' | 'FD', rule: MarkupRule): Write<never> => ({
  kind: 'put',
  key: markupKeys.markup(actor, kind, rule.id),
  item: { data: rule },
});

export const putTaxRate = (actor: Actor, rate: TaxRate): Write<never> => ({
  kind: 'put',
  key: taxKey(actor, rate),
  item: { data: rate },
});

const taxKey = (actor: Actor, { kind, section, from }: TaxRate) =>
  markupKeys.markup(actor, 'TAX', [kind, section, from].filter(Boolean).join('#'));

/** What was done to what, in words of now. */
type Told = Pick<MarkupEventItem, 'what' | 'id' | 'from' | 'to'>;

/** Who did what to groups, rules, mappings or taxes, from what to what: a row in each history that tells of it. */
export function markupEventWrites(actor: Actor, told: Told): Write<never>[] {
  const now = clock.now();
  return eventRows(actor, { ...told, by: actorName(actor), at: instant(now) }, sortableId(now));
}

/** An event's rows, one text each: a list reads fifty of them. */
export const eventRows = (actor: Actor, event: MarkupEventItem, eventId: string): Write<never>[] =>
  historiesOf(event).map((of) => ({
    kind: 'put',
    key: markupKeys.markupEvent(actor, of, eventId),
    item: { card: JSON.stringify(event) },
  }));

/** Where an event is told. A customer's group is told among the groups too. */
function historiesOf({ what, id }: MarkupEventItem): MarkupHistory[] {
  if (what === 'group' || what === 'default') return ['GRP'];
  if (what === 'rule') return ['RULE'];
  if (what === 'tax') return ['TAX'];
  return what === 'mapping' ? ['GRP', `LE#${id}`] : [`LE#${id}`];
}

/** With every change of what prices come from: the next request reads it anew, and it is kept who did what. */
const changed = (actor: Actor, told: Told): Write<never>[] => [
  bumpRevision(actor, 'markups'),
  ...markupEventWrites(actor, told),
];

/** A new group, which is the default where the site had none (`isDefault`). GROUP_NAME_TAKEN; CONFLICT where another was first. */
export const createGroupWrites = (actor: Actor, group: MarkupGroup, words: string): Write<'GROUP_NAME_TAKEN'>[] => [
  create(markupKeys.markup(actor, 'GRP', group.id), { data: group }),
  claimName(actor, group),
  ...(group.isDefault ? [create(markupKeys.defaultMarkupGroup(actor), { groupId: group.id })] : []),
  ...changed(actor, { what: 'group', id: group.id, from: '', to: words }),
];

/**
 * Another name or share of a group as it was read. GROUP_NAME_TAKEN; NOT_FOUND where it is gone; CONFLICT where it was
 * changed since: the name that it gave up would stay taken for ever.
 */
export function changeGroupWrites(
  actor: Actor,
  before: MarkupGroup,
  next: MarkupGroup,
  words: { from: string; to: string },
): Write<'GROUP_NAME_TAKEN' | 'NOT_FOUND'>[] {
  const [had, has] = [
    markupKeys.markupGroupName(actor, before.groupName),
    markupKeys.markupGroupName(actor, next.groupName),
  ];
  return [
    {
      kind: 'update',
      key: markupKeys.markup(actor, 'GRP', next.id),
      set: { data: next, version: next.version },
      when: [{ exists: true }, asRead(before)],
      otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
    },
    ...(had.sk === has.sk ? [] : [claimName(actor, next), { kind: 'delete', key: had } satisfies Write<never>]),
    ...changed(actor, { what: 'group', id: next.id, ...words }),
  ];
}

const claimName = (actor: Actor, { id, groupName }: MarkupGroup): Write<'GROUP_NAME_TAKEN'> =>
  create(markupKeys.markupGroupName(actor, groupName), { groupId: id }, 'GROUP_NAME_TAKEN');

/**
 * Makes a group the default instead of the one that was read: one row says which it is, so there is never none or two.
 * NOT_FOUND where the group is gone; CONFLICT where another was made it meanwhile.
 */
export const defaultGroupWrites = (
  actor: Actor,
  from: MarkupGroup | undefined,
  to: MarkupGroup,
): Write<'NOT_FOUND'>[] => [
  groupExists(actor, to.id),
  {
    kind: 'put',
    key: markupKeys.defaultMarkupGroup(actor),
    item: { groupId: to.id },
    when: [{ anyOf: [{ absent: true }, ...(from ? [{ field: 'groupId', is: from.id } as const] : [])] }],
  },
  ...changed(actor, { what: 'default', id: to.id, from: from?.groupName ?? '', to: to.groupName }),
];

const groupExists = (actor: Actor, groupId: string): Write<'NOT_FOUND'> => ({
  kind: 'check',
  key: markupKeys.markup(actor, 'GRP', groupId),
  when: [{ exists: true }],
  otherwise: 'NOT_FOUND',
});

/**
 * Takes a group away that is not the default; `defaultId` is what was read as that. Its customers are priced by the
 * default from the next request on. GROUP_IS_DEFAULT where it was made that meanwhile; NOT_FOUND; CONFLICT where it was
 * changed since it was read.
 */
export const deleteGroupWrites = (
  actor: Actor,
  group: MarkupGroup,
  defaultId: string,
  words: string,
): Write<'GROUP_IS_DEFAULT' | 'NOT_FOUND'>[] => [
  {
    kind: 'delete',
    key: markupKeys.markup(actor, 'GRP', group.id),
    when: [{ exists: true }, asRead(group)],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  {
    // Sites whose book was seeded get the row here.
    kind: 'put',
    key: markupKeys.defaultMarkupGroup(actor),
    item: { groupId: defaultId },
    when: [{ anyOf: [{ absent: true }, { field: 'groupId', is: defaultId }] }],
    otherwise: (old) => (old?.groupId === group.id ? 'GROUP_IS_DEFAULT' : 'CONFLICT'),
  },
  { kind: 'delete', key: markupKeys.markupGroupName(actor, group.groupName) },
  ...changed(actor, { what: 'group', id: group.id, from: words, to: '' }),
];

/** A group that somebody is put into must be there when it happens. NOT_FOUND. */
export const mappingWrites = (
  actor: Actor,
  to: MarkupGroup | undefined,
  told: Omit<Told, 'what'>,
): Write<'NOT_FOUND'>[] => [
  ...(to ? [groupExists(actor, to.id)] : []),
  ...markupEventWrites(actor, { what: 'mapping', ...told }),
];

/** A rule in place of the one that was read, in words too. CONFLICT where it was changed since, NOT_FOUND. */
export const changeRuleWrites = (
  actor: Actor,
  kind: RuleKind,
  rule: MarkupRule,
  before: MarkupRule,
  words: { from: string; to: string },
): Write<'NOT_FOUND'>[] => [
  {
    ...ruleRow(actor, kind, rule),
    when: [{ exists: true }, asRead(before)],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  },
  ...changed(actor, { what: 'rule', id: rule.id, ...words }),
];

/** One rule more or fewer of a kind, in words. `counted`: as just read (readRuleCount). */
type CountedRuleWrites<F extends FailureCode> = (
  actor: Actor,
  kind: RuleKind,
  rule: MarkupRule,
  counted: RuleCount,
  words: string,
) => Write<F>[];

/** TOO_MANY_RULES where there are as many as there can be; BUSY where somebody counted meanwhile. */
export const addRuleWrites: CountedRuleWrites<'TOO_MANY_RULES'> = (actor, kind, rule, counted, words) => [
  { ...ruleRow(actor, kind, rule), when: [{ absent: true }] },
  countRules(actor, kind, counted, 1, [{ field: 'count', below: MOST_RULES }], 'TOO_MANY_RULES'),
  ...changed(actor, { what: 'rule', id: rule.id, from: '', to: words }),
];

/** Takes a rule away. NOT_FOUND where somebody was faster; BUSY where somebody counted meanwhile. */
export const deleteRuleWrites: CountedRuleWrites<'NOT_FOUND'> = (actor, kind, rule, counted, words) => [
  { kind: 'delete', key: ruleRow(actor, kind, rule).key, when: [{ exists: true }], otherwise: 'NOT_FOUND' },
  countRules(actor, kind, counted, -1, [{ exists: true }], 'CONFLICT'),
  ...changed(actor, { what: 'rule', id: rule.id, from: words, to: '' }),
];

const ruleRow = (actor: Actor, kind: RuleKind, rule: MarkupRule) => ({
  kind: 'put' as const,
  key: markupKeys.markup(actor, rowKind[kind], rule.id),
  item: { data: rule, version: rule.version },
});

/** The count moves with the rules, in their commit: a limit that was only read would be passed by two at once. */
function countRules<const F extends FailureCode = never>(
  actor: Actor,
  kind: RuleKind,
  { isKept, count }: RuleCount,
  by: 1 | -1,
  when: readonly Test[],
  otherwise: Otherwise<F>,
): Write<F> {
  const key = markupKeys.markupRuleCount(actor, rowKind[kind]);
  if (!isKept) return create(key, { count: count + by }, 'BUSY');
  return { kind: 'update', key, add: { count: by }, when, otherwise };
}

/** The row keeps the version beside the rule or the group; before the first change there is none. */
const asRead = ({ version }: Pick<MarkupRule, 'version'>) =>
  version === undefined ? ({ field: 'version', missing: true } as const) : ({ field: 'version', is: version } as const);

/** A tax's rate from a day on, or none any more (`isRemoved`). */
export const taxRateWrites = (
  actor: Actor,
  rate: TaxRate,
  isRemoved: boolean,
  words: { from: string; to: string },
): Write<never>[] => [
  isRemoved ? { kind: 'delete', key: taxKey(actor, rate) } : putTaxRate(actor, rate),
  ...changed(actor, { what: 'tax', id: rate.kind, ...words }),
];
