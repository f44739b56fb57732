/** Letters with their marks, single dots, and what joins the parts of a name. */
const PATTERN = /^[\p{L}\p{M}\p{Zs}.,'’‘ʼ·‐‑–-]+$/u;
/** What is drawn as nothing: zero-width signs, tags, fillers, selectors. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
/** After a mark, as in older Malayalam and Sinhala spelling, a joiner chooses the letter's shape. */
const JOINED_MARK = /(?<=\p{M})[\u200C\u200D]/gu;
/** What a mail reader makes a link of: `name.tld`. Initials with their dots are none. */
const ADDRESS = /\p{L}\.\p{L}{2}/u;

/**
 * Whether somebody may sign up by this name, in whatever script: the mail under the site's name greets with it, so it
 * holds no digits, no signs that addresses or markup are made of, and nothing that looks like a link.
 */
export const isPersonName = (name: string): boolean => {
  const seen = name.replace(JOINED_MARK, '');
  return PATTERN.test(seen) && !UNSEEN.test(seen) && !ADDRESS.test(seen) && /\p{L}/u.test(seen);
};

/** Whether a saved traveller may have it: a ticket knows no joiners at all. */
export const isTravellerName = (name: string): boolean => isPersonName(name) && !UNSEEN.test(name);
