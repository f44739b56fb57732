import { createHash } from 'node:crypto';
import type { Actor } from '#functions/actor.ts';
import { argon2 } from '#functions/runtime/argon2.ts';
import { userKeys } from '../keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { PanCheckItem } from '../access-model.ts';

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * What a PAN is found by. There are too few of them for a plain hash, which anybody with the table could guess back:
 * this one takes as long as a password's, 50 ms, and is another at each site.
 */
export const panHash = async (actor: Actor, pan: string): Promise<string> =>
  sha256(await argon2().hash(pan, sha256(`pan of ${actor.site}`).subarray(0, 16))).toString('hex');

/** What names the number where it is sealed. */
export const panCheckAad = (actor: Actor, hash: string): string => `pan-check/${actor.site}/${hash}`;

/** What was recorded of a PAN; undefined for nothing. */
export const readPanCheck = (actor: Actor, hash: string): Promise<PanCheckItem | undefined> =>
  getItem(userKeys.panCheck(actor, hash));
