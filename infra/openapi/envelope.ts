import { type FailureCode, failures } from '#shared/errors.ts';

export type Json = Record<string, unknown>;

const text = (description: string): Json => ({ type: 'string', description });

/** The envelope of every answer, but for the result of those that went well: that is each call's own. */
export const envelopes = (codes: readonly FailureCode[]): Json => ({
  Answer: {
    type: 'object',
    description: 'What every answer has that comes with status 200, beside its `result`.',
    required: ['success', 'message', 'errorCode'],
    properties: {
      success: { const: true, type: 'boolean', description: 'True with status 200 only.' },
      message: text('Empty where all is well.'),
      errorCode: { type: 'null', description: 'Null where all is well.' },
    },
  },
  Failure: {
    type: 'object',
    description: 'Every answer that comes with another status than 200.',
    required: ['success', 'result', 'message', 'errorCode', 'errorMessage'],
    properties: {
      success: { const: false, type: 'boolean', description: 'True with status 200 only.' },
      result: { description: 'Null, or what the failure is about, e.g. the new total of a 402.' },
      message: text('What went wrong, as a sentence.'),
      errorCode: { $ref: '#/components/schemas/FailureCode' },
      errorMessage: text('The same sentence as `message`.'),
      errors: {
        type: 'object',
        description: 'Field by its dotted path, e.g. `passengers.0.lastName`, → what is wrong with it.',
        additionalProperties: { type: 'string' },
      },
    },
  },
  FailureCode: { type: 'string', description: 'What went wrong, for programs to decide by.', enum: codes },
});

/** The schema of an envelope with a result of the call's own. */
export const enveloped = (name: 'Answer' | 'Failure', result: Json): Json => ({
  allOf: [{ $ref: `#/components/schemas/${name}` }, { type: 'object', required: ['result'], properties: { result } }],
});

/** The envelope of a failure, as it comes. */
export const refusal = (code: FailureCode): Json => ({
  success: false,
  result: null,
  message: failures[code].message,
  errorCode: code,
  errorMessage: failures[code].message,
  ...(code === 'VALIDATION' && { errors: { email: 'Please enter a valid email.' } }),
});

export const success = (result: unknown): Json => ({ success: true, result, message: '', errorCode: null });
