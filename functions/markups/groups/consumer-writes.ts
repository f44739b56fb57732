import type { Actor } from '#functions/actor.ts';
import { entry, leaving } from '#functions/table/key.ts';
import { markupKeys } from '../keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import type { ConsumerTerms } from '../model.ts';
import { markupEventWrites } from '../writes.ts';

/** What a site begins with that becomes an API consumer: the default group, TDS by law, searching without holding. */
const firstTerms = (consumer: string, userId: string): ConsumerTerms => ({
  consumer,
  userId,
  groupId: '',
  isTdsDeductable: true,
  isFlightSearchAllowed: true,
  isFlightHoldAllowed: false,
  version: 1,
});

/** Among those of its group; whoever was given none stands in no list. */
const placesOf = (actor: Actor, { consumer, groupId }: ConsumerTerms) =>
  groupId
    ? { set: entry(markupKeys.consumersOfMarkupGroup(actor, groupId), consumer), remove: [] }
    : { set: {}, remove: leaving('gsi1') };

/**
 * A site becomes an API consumer of this one, whom the user `userId` stands for; of one that sells another category already
 * (`before`) the terms stay what they are. CONFLICT where it became one, or was changed, meanwhile.
 */
export const addConsumerWrites = (
  actor: Actor,
  { consumer, userId }: Pick<ConsumerTerms, 'consumer' | 'userId'>,
  before: ConsumerTerms | undefined,
): Write<never>[] => [
  before
    ? {
        kind: 'check',
        key: markupKeys.consumerTerms(actor, consumer),
        when: [{ field: 'version', is: before.version }],
      }
    : create(markupKeys.consumerTerms(actor, consumer), { ...firstTerms(consumer, userId) }),
];

type Settings = Omit<ConsumerTerms, 'consumer' | 'userId' | 'version'>;

/** Another group, tax setting or switch of an API consumer. CONFLICT where it was changed since it was read, NOT_FOUND where it is gone. */
export function changeConsumerWrites(
  actor: Actor,
  before: ConsumerTerms,
  changes: Partial<Settings>,
): Write<'NOT_FOUND'> {
  const next = { ...before, ...changes, version: before.version + 1 };
  const { set, remove } = placesOf(actor, next);
  return {
    kind: 'update',
    key: markupKeys.consumerTerms(actor, before.consumer),
    set: { ...changes, version: next.version, ...set },
    remove,
    when: [{ exists: true }, { field: 'version', is: before.version }],
    otherwise: (old) => (old ? 'CONFLICT' : 'NOT_FOUND'),
  };
}

const words = { isFlightSearchAllowed: 'Flight search', isFlightHoldAllowed: 'Flight hold' } as const;

/** Whether an API consumer may search flights, or hold them, with who said so. */
export const consumerSwitchWrites = (
  actor: Actor,
  before: ConsumerTerms,
  which: keyof typeof words,
  isAllowed: boolean,
): Write<'NOT_FOUND'>[] => [
  changeConsumerWrites(actor, before, { [which]: isAllowed }),
  ...markupEventWrites(actor, {
    what: 'switch',
    id: `SITE#${before.consumer}`,
    from: `${words[which]} ${before[which] ? 'on' : 'off'}`,
    to: `${words[which]} ${isAllowed ? 'on' : 'off'}`,
  }),
];
