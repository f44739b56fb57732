import type { Actor, TesterActor, UserActor } from '#functions/actor.ts';
import { testerOf } from '#functions/actors/tester.ts';
import type { KeyItem } from './model.ts';

/** Who commits where a key's session, and what was used of it, stand: at its site, or for a test key at the sandbox. */
export type KeyPlace = UserActor | TesterActor;

/** The place of a key. A test key's is the sandbox for whoever rules it, while the deployment has one. */
export const placeOf = async <A extends Actor>(
  actor: A,
  { isTest }: Pick<KeyItem, 'isTest'>,
): Promise<A | TesterActor> => (isTest && actor.kind === 'user' && (await testerOf(actor))) || actor;
