import type { RequestItem } from './model.ts';

/** A request as the list has it: all that its row shows. */
export const packedRequest = (request: RequestItem): string => JSON.stringify(request);
export const unpackRequest = (card: string): RequestItem => JSON.parse(card) as RequestItem;
