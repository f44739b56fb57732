import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'markups/groups/save-le-group': { id: 'markup group' },
  'markups/groups/set-default-le-group': { groupId: 'markup group' },
  'markups/groups/delete-le-group': { groupId: 'markup group' },
  'markups/groups/map-le-id-with-le-group-id': { groupId: 'markup group', LEId: 'company' },
  'markups/groups/get-consumer-le-id-group-mapping': { consumerLEId: 'company' },
  'markups/groups/set-le-relation-config': { userLEID: 'company' },
  // A group that is not the site's is refused as a wrong value; nobody has departures yet.
  'markups/rules/save-default-airline-markup': { markupId: 'default rule', groupId: 'nobody', departureId: 'nobody' },
  'markups/rules/delete-default-airline-markup': { markupId: 'default rule' },
  'markups/rules/save-airline-specific-markup-for-wl': {
    markupId: 'airline rule',
    groupId: 'nobody',
    departureId: 'nobody',
  },
  'markups/rules/delete-airline-specific-markup-for-wl': { markupId: 'airline rule' },
  'markups/rules/save-fixed-departure-markup': { markupId: 'departure rule', groupId: 'nobody', departureId: 'nobody' },
  'markups/rules/delete-fixed-departure-markup': { markupId: 'departure rule' },
  'markups/rules/preview-rule': { markupId: 'default rule', groupId: 'nobody', departureId: 'nobody' },
  'markups/rules/explain-price': {
    // One way of asking goes without the other.
    bookingId: 'nobody',
    traceId: 'nobody',
    resultIndex: 'nobody',
    returnResultIndex: 'nobody',
    userId: 'user',
    // Each site counts its own.
    customerId: 'nobody: test/markups/explain.test.ts',
    groupId: 'markup group',
    departureId: 'nobody',
  },
};
