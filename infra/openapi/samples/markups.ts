import type { DomainSamples } from '../samples.ts';

export const samples: DomainSamples = {
  requests: {
    'markups/groups/get-le-groups-for-wl': {},
    'markups/groups/save-le-group': { groupName: 'Gold agents', commissionShare: 80 },
    'markups/groups/set-default-le-group': { groupId: '0000000000' },
    'markups/groups/delete-le-group': { groupId: '0000000000' },
    'markups/groups/map-le-id-with-le-group-id': { groupId: '', LEId: '0000000000' },
    'markups/groups/get-consumer-le-id-group-mapping': { consumerLEId: '0000000000' },
    'markups/groups/set-le-relation-config': { isTdsDeductable: true, userLEID: '0000000000' },
    'markups/rules/get-default-airline-markup': {},
    'markups/rules/save-default-airline-markup': { kind: 'perPassenger', amount: 300, currency: 'INR' },
    'markups/rules/delete-default-airline-markup': { markupId: '0000000000' },
    'markups/rules/get-airline-specific-markup-for-wl': {},
    'markups/rules/save-airline-specific-markup-for-wl': {
      kind: 'percentOfBase',
      percent: 2.5,
      airlineCode: 'AI',
      currency: 'INR',
    },
    'markups/rules/delete-airline-specific-markup-for-wl': { markupId: '0000000000' },
    'markups/rules/get-fixed-departure-markup': {},
    'markups/rules/save-fixed-departure-markup': { kind: 'perBooking', amount: 500, currency: 'INR' },
    'markups/rules/delete-fixed-departure-markup': { markupId: '0000000000' },
    'markups/rules/explain-price': { netFare: 4000, commission: 160, airlineCode: 'AI', currency: 'INR' },
    'markups/rules/preview-rule': { list: 'defaults', kind: 'perPassenger', amount: 300, currency: 'INR' },
    'markups/taxes/get-tax-rates': {},
    'markups/taxes/save-tax-rate': { kind: 'gst', percent: 18, from: '2099-01-01' },
    'markups/get-own-markup': {},
    'markups/save-own-markup': { isOn: false, currency: 'INR' },
  },
};
