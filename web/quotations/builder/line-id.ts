import { randomId } from '#shared/ids.ts';

/** A new line brings its id, so that a save that is repeated makes none twice. */
export const newLineId = (): string => randomId();
