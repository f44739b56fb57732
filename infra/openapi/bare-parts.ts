import { octoErrors } from '#functions/http/bare-answer.ts';
import type { Call } from '#shared/contract.ts';
import { failures } from '#shared/errors.ts';
import { codesOf } from './answers-of.ts';
import { type Json, success } from './envelope.ts';
import { sampleAnswer } from './sample-answers.ts';

/** Whether a call answers as an outside standard has it, without the envelope. */
export const isBare = ({ answers }: Call): boolean => answers === 'bare';

/** A sample of what a call answers, as it travels. */
export const answerSample = (call: Call): unknown => (isBare(call) ? sampleAnswer(call) : success(sampleAnswer(call)));

const text = (description: string): Json => ({ type: 'string', description });

/** The answers of a call of an outside standard. */
export const bareAnswersOf = (result: Json, examples: Json): Json => ({
  200: { description: 'As OCTO has it.', content: { 'application/json': { schema: result, examples } } },
  '4XX': { $ref: '#/components/responses/OctoRefused' },
  '5XX': { $ref: '#/components/responses/OctoRefused' },
});

/** What the calls of an outside standard share; nothing where there are none among these. */
export function bareParts(
  all: readonly Call[],
): Record<'securitySchemes' | 'parameters' | 'schemas' | 'responses', Json> {
  const calls = all.filter(isBare);
  if (!calls.length) return { securitySchemes: {}, parameters: {}, schemas: {}, responses: {} };
  const told = codesOf(calls).map(
    (code) => `- ${failures[code].status} \`${octoErrors[code] ?? code}\`: ${failures[code].message}`,
  );
  const schema = { $ref: '#/components/schemas/OctoFailure' };
  return {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'A key, at the calls after OCTO alone.' },
    },
    parameters: {
      'octo-capabilities': {
        name: 'octo-capabilities',
        in: 'header',
        required: false,
        description: 'Capabilities of OCTO that are asked for, with commas between: `octo/pricing` adds prices.',
        schema: { type: 'string' },
        example: 'octo/pricing',
      },
    },
    schemas: {
      OctoFailure: {
        type: 'object',
        description: 'Every answer of OCTO’s calls that comes with another status than 200.',
        required: ['error', 'errorMessage'],
        properties: {
          error: text('The failure by OCTO’s name, for programs to decide by.'),
          errorMessage: text('What went wrong, as a sentence.'),
          productId: text('Of `INVALID_PRODUCT_ID` the id that was sent.'),
          optionId: text('Of `INVALID_OPTION_ID` the id that was sent.'),
          unitId: text('Of `INVALID_UNIT_ID` the id that was sent.'),
          availabilityId: text('Of `INVALID_AVAILABILITY_ID` the id that was sent.'),
        },
      },
    },
    responses: {
      OctoRefused: {
        description: ['The call was refused, or it went wrong here.', ...told].join('\n'),
        content: { 'application/json': { schema } },
      },
    },
  };
}
