import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { kartIdField } from './get-kart-by-id.ts';
import { questionShown } from './question.ts';

export const answerQuestion = defineCall({
  name: 'quotations/answer-question',
  method: 'POST',
  path: '/api/kart/answerQuestion',
  summary: 'Answers what a customer asked about a quotation: on its page and by email.',
  actor: 'user',
  access: { scope: 'site', userTypes: ['staff'], permission: 'karts.edit', module: 'Dmc' },
  request: z.strictObject({
    /** Id of the quotation. */
    id: kartIdField,
    /** Which question. */
    questionId: z.string().check(z.minLength(1), z.maxLength(60)),
    /** What the customer reads; it takes the place of an earlier answer. */
    answer: z.string().check(z.trim(), z.minLength(2, 'Please enter an answer.'), z.maxLength(2000)),
  }),
  response: z.object({
    /** All questions, the oldest first. */
    questions: z.array(questionShown),
  }),
  failures: [],
});
