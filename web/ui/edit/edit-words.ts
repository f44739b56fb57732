/** The one sentence for whoever comes second, wherever it is said; with the other's name where that is known. */
export const meanwhile = (by = 'Someone else'): string => `${by} changed this in the meantime.`;
export const MEANWHILE = meanwhile();
export const NOTHING_LOST =
  'Your changes are not saved yet, and nothing is lost. Fields you did not change now show theirs.';

/** What was to be changed is no longer there. */
export const goneMeanwhile = (what: string): string => `Someone else deleted this ${what} in the meantime.`;

/** What the button of a form says that saves on top of what somebody else saved. */
export const saveLabel = (isChanged: boolean): string => (isChanged ? 'Save mine anyway' : 'Save');
