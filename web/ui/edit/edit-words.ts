/** The one sentence for whoever comes second, wherever it is said; with the other's name where that is known. */
export const meanwhile = (by = 'Somebody else'): string => `${by} changed this meanwhile.`;
export const MEANWHILE = meanwhile();
export const NOTHING_LOST =
  'Nothing of yours was saved yet, and nothing is lost: what you did not touch is theirs now.';

/** What was to be changed is no longer there. */
export const goneMeanwhile = (what: string): string => `Somebody else deleted this ${what} meanwhile.`;

/** What the button of a form says that saves on top of what somebody else saved. */
export const saveLabel = (isChanged: boolean): string => (isChanged ? 'Save mine all the same' : 'Save');
