import type { QuestionRow } from './model.ts';

/** A question as staff and customer see it. */
export const showQuestion = ({ id, text, askedAt, answer = '', answeredBy = '', answeredAt = '' }: QuestionRow) => ({
  ...{ id, text, askedAt },
  ...{ answer, answeredBy, answeredAt },
});
