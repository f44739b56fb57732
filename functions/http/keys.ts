import type { Actor } from '#functions/actor.ts';
import { at } from '#functions/table/site-key.ts';
import type { BackOffItem } from '#functions/users/model.ts';
import type { AnswersItem, CallsOfDayItem, Claim } from './model.ts';

/** What is kept of requests themselves: how often, and what was answered to which idempotency key. */
export const requestKeys = {
  rate: (actor: Actor, what: string, who: string) => at(actor, 'RATE', what, who)<BackOffItem>('A'),
  /** What a program's key was used for: its calls of a day `yyyy-mm-dd` of the site's, against its limits; and what was answered. */
  callsOfDay: (actor: Actor, machineId: string, day: string) =>
    at(actor, 'STAT', machineId)<CallsOfDayItem>(`CALL#${day}`),
  answers: (actor: Actor, machineId: string) => at(actor, 'STAT', machineId)<AnswersItem>('ANSWERS'),
  /** Stands while the owner is to be told that a day's calls are nearly used up. */
  nearLimitTask: (actor: Actor, machineId: string) => at(actor, 'STAT', machineId)('TASK#LIMIT'),
  idempotency: (actor: Actor, who: string, key: string) => at(actor, 'IDEM', who, key)<Claim>('A'),
};
