import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { holderOf, nameLetterOf, panHolders } from '#shared/users/company/pan.ts';
import { NO_AUTHORITY, verifyPanCard } from '#shared/users/registration/verify-pan-card.ts';
import { inPasswordQueue } from '../session/in-password-queue.ts';
import { namesOf, userIdOf, whoDid } from '../names.ts';
import { panHash, readPanCheck } from './pan-check-store.ts';
import { panCheckWrites } from './pan-check-writes.ts';

/** Characters that are shown of a number. */
const SHOWN = 4;

export const verifyPanCardHandler = handle(verifyPanCard, async (actor, { panNumber: pan, holderName, holderType }) => {
  const holder = holderOf(pan);
  if (holderType && holderType !== holder)
    return fail('VALIDATION', {
      errors: {
        panNumber: `The fourth letter stands for ${panHolders[holder]} (${holder}), not ${panHolders[holderType]} (${holderType}).`,
      },
    });
  const hash = await inPasswordQueue(() => panHash(actor, pan));
  if (typeof hash !== 'string') return hash;
  const before = await readPanCheck(actor, hash);
  const { item, writes } = await panCheckWrites(actor, hash, { pan, holderName }, before);
  const done = await commit(actor, writes);
  if (!done.ok) return done;
  const names = await namesOf(actor, [userIdOf(before?.by ?? '')]);
  return ok({
    panEnd: pan.slice(-SHOWN),
    holderType: holder,
    holderName,
    warnings: warningsOf(pan, holderName, before?.holderName),
    before: before ? { holderName: before.holderName, at: before.at, by: whoDid(before.by, names) } : null,
    at: item.at,
    authority: NO_AUTHORITY,
  });
});

/** The fifth letter begins a person's surname, anybody else's name; cards of one name or older ones may differ. */
function warningsOf(pan: string, holderName: string, before: string | undefined): string[] {
  const letter = nameLetterOf(pan);
  const names = holderName.toUpperCase().split(/\s+/);
  const isPerson = holderOf(pan) === 'P';
  const fits = (isPerson ? names : names.slice(0, 1)).some((name) => name.startsWith(letter));
  return [
    ...(fits
      ? []
      : [
          isPerson
            ? `The fifth letter is ${letter}, but no name of ${holderName} starts with it. Please check the card.`
            : `The fifth letter is ${letter}, but ${holderName} does not start with it. Please check the card.`,
        ]),
    ...(before !== undefined && before.toLowerCase() !== holderName.toLowerCase()
      ? [`A different name was recorded before: ${before}.`]
      : []),
  ];
}
