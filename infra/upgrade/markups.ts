import type { MarkupEventItem } from '#functions/markups/model.ts';
import { eventRows } from '#functions/markups/writes.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

export const markupUpgrades: readonly Upgrade[] = [
  upgradeOf<MarkupEventItem>({
    rows: 'events of prices',
    at: /^S#[^#]+#MKPE \/ /,
    to: 5,
    dependsOn: [],
    bringUpToDate: (actor, { what, id, from, to, by, at, sk }) => ({
      isMoved: true,
      beside: eventRows(actor, { what, id, from, to, by, at }, sk),
    }),
  }),
];
