import type { Actor } from '#functions/actor.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import type { Write } from '#functions/table/write.ts';
import type { DayFigure, FiguresHead } from './model.ts';

/** A closed day of a house account, rolled up. Doing it again writes the same. */
export const figureWrites = (actor: Actor, account: string, currency: string, figure: DayFigure): Write<never>[] =>
  figure.entries === 0
    ? []
    : [
        {
          kind: 'put',
          key: walletKeys.figure(actor, account, currency, figure.day.slice(0, 4), figure.day),
          item: { ...figure },
        },
      ];

/** All accounts are rolled up to this day; refused where another run was first. */
export const rolledWrites = (
  actor: Actor,
  before: FiguresHead,
  accounts: readonly string[],
  rolledTo: string,
): Write<never>[] => [
  {
    kind: 'put',
    key: walletKeys.figuresHead(actor),
    item: { accounts, rolledTo, version: before.version + 1 },
    when: before.version === 0 ? [{ absent: true }] : [{ field: 'version', is: before.version }],
  },
];
