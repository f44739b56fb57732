import * as z from 'zod/mini';
import { searchId } from './model.ts';

/** The name of a site's source, as `getSources` tells it. */
export const sourceName = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** One source's answer to one search: `<searchId>.<source>`. */
export const traceId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}\.[a-z0-9][a-z0-9-]{0,39}$/));

export const makeTraceId = (search: z.output<typeof searchId>, source: string): string => `${search}.${source}`;

/** The parts of a trace id that was parsed by its schema. */
export function readTraceId(trace: string): { searchId: string; source: string } {
  const dot = trace.indexOf('.');
  return { searchId: trace.slice(0, dot), source: trace.slice(dot + 1) };
}

/** The offer's `resultIndex` in its source's answer. */
const resultIndex = z.string().check(z.minLength(1), z.maxLength(300));

/** An offer of an answer; `returnResultIndex` names the partner of a low-cost carrier's pair, sold together only. */
export const offerChoice = {
  traceId,
  resultIndex,
  /** The `resultIndex` of the way back of a low-cost carrier's pair, which is sold together only; absent otherwise. */
  returnResultIndex: z.optional(resultIndex),
};
export interface OfferChoice {
  traceId: string;
  resultIndex: string;
  returnResultIndex?: string;
}
