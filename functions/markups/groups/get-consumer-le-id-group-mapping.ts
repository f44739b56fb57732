import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getConsumerLeIdGroupMapping } from '#shared/markups/groups/get-consumer-le-id-group-mapping.ts';
import { givenGroup, leOf, taxSettingsOf } from './legal-entity-of.ts';
import { MOST_EVENTS, showEvents } from '../show-events.ts';
import { inOrder } from './show-group.ts';
import { readBook, readMarkupEvents } from '../store.ts';

export const getConsumerLeIdGroupMappingHandler = handle(
  getConsumerLeIdGroupMapping,
  async (actor, { consumerLEId }) => {
    const scope = scopeOf(actor, getConsumerLeIdGroupMapping);
    const [subject, { book }, events] = await Promise.all([
      leOf(actor, consumerLEId),
      readBook(scope),
      readMarkupEvents(scope, `LE#${consumerLEId}`, MOST_EVENTS),
    ]);
    if (!subject) return fail('NOT_FOUND');
    const given = book.groups.find(({ id }) => id === givenGroup(subject));
    return ok({
      userGroups: inOrder(book.groups).map(({ id, groupName, isDefault }) => ({ id, groupName, isDefault })),
      mapping: given ? [{ legalEntityGroupsId: given.id, LEId: consumerLEId }] : [],
      leRelationConfig: taxSettingsOf(subject),
      events: await showEvents(actor, events),
    });
  },
);
