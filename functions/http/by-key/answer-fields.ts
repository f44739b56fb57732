import type { AnswersItem } from '../model.ts';

/** Kinds of answers that are counted; a search and a booking are answered too. */
export type AnswerKind = 'answered' | 'refused' | 'searches' | 'bookings';

/** One of the last answers. */
export interface LastAnswer {
  /** Instant at which it was given. */
  at: string;
  /** The call by its name. */
  call: string;
  /** HTTP status. */
  status: number;
  /** The gateway's id of the request. */
  request: string;
  /** Which call of its day it was. */
  nth: number;
}

/** Answers that are kept of each second day, and shown. */
export const ANSWERS_KEPT = 100;

export const countField = (day: string, kind: AnswerKind): string => `${day} ${kind}`;

/** Where the nth answer of a day stands: the last hundred of a day take turns, and those of the day before stay. */
export const answerPlace = (day: string, nth: number): string =>
  `${Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000) % 2 ? 'odd' : 'even'} ${nth % ANSWERS_KEPT}`;

export const packedAnswer = ({ at, call, status, request, nth }: LastAnswer): string =>
  [at, call, status, request.slice(0, 40), nth].join('|');

function unpacked(text: string): LastAnswer {
  const [at = '', call = '', status = '', request = '', nth = ''] = text.split('|');
  return { at, call, status: Number(status), request, nth: Number(nth) };
}

/** The last hundred answers, the latest first. */
export const lastAnswers = (item: AnswersItem | undefined): LastAnswer[] =>
  Object.entries(item ?? {})
    .flatMap(([field, value]) => (/^(?:even|odd) \d+$/.test(field) ? [unpacked(String(value))] : []))
    .toSorted((a, b) => (a.at === b.at ? b.nth - a.nth : a.at < b.at ? 1 : -1))
    .slice(0, ANSWERS_KEPT);

/** How many answers of a kind were given on a day. */
export const countOf = (item: AnswersItem | undefined, day: string, kind: AnswerKind): number =>
  Number(item?.[countField(day, kind)] ?? 0);
