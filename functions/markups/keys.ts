import type { Item, Carded } from '#functions/table/key.ts';
import type { Actor } from '#functions/actor.ts';
import { at, list, rows } from '#functions/table/site-key.ts';
import type { ConsumerTerms, MarkupRow } from './model.ts';

/** Whose history of prices it is: an editor's, or a customer's. */
export type MarkupHistory = 'GRP' | 'RULE' | 'TAX' | `LE#${string}`;

/** A site's markups and taxes, and what was done to them. */
export const markupKeys = {
  markups: (actor: Actor) => rows<MarkupRow>(actor, 'MKP'),
  markup: (actor: Actor, kind: 'GRP' | 'DEF' | 'AIR' | 'FD' | 'TAX', id: string) => at(actor, 'MKP')(`${kind}#${id}`),
  /** How many rules of a kind there are. */
  markupRuleCount: (actor: Actor, kind: 'DEF' | 'AIR' | 'FD') => at(actor, 'MKP')<{ count: number }>(`COUNT#${kind}`),
  /** Which group is the default: one row, so that there is never another; and a name that a group has taken. */
  defaultMarkupGroup: (actor: Actor) => at(actor, 'MKP')('DEFAULT'),
  markupGroupName: (actor: Actor, name: string) => at(actor, 'MKP')(`N#${name.toLowerCase()}`),
  /**
   * Who changed what of groups, rules and taxes, and of one customer (`LE#<id>`: a company, a user, an API consumer); apart
   * from them, since every price reads those, and each apart from the others, so that a page is one Query.
   */
  markupEvent: (actor: Actor, of: MarkupHistory, eventId: string) => at(actor, 'MKPE', of)(eventId),
  markupEvents: (actor: Actor, of: MarkupHistory) => rows<Item & Carded>(actor, 'MKPE', of),
  /** What a supplying site has set for one that sells its inventory, and those that a markup group was given to. */
  consumerTerms: (actor: Actor, consumer: string) => at(actor, 'CONT')<ConsumerTerms>(consumer),
  consumersOfMarkupGroup: (actor: Actor, groupId: string) => list(actor, 'gsi1', 'MKPC', groupId),
};
