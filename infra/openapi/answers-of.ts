import type { Call } from '#shared/contract.ts';
import { type FailureCode, failures } from '#shared/errors.ts';
import { enveloped, type Json } from './envelope.ts';
import { failuresOf } from './failures-of.ts';
import { CALLED } from './shared-parts.ts';
import { nounOf } from './with-nouns.ts';
import type { WireSchema } from './wire-schema.ts';

type ByStatus = [status: number, codes: FailureCode[]][];

/** What is answered where a call did not go well, by who has to act; `from` is the first digit of the statuses. */
const refused = {
  Refused: { range: '4XX', from: 4, description: 'The call was refused; nothing was done.' },
  Failed: { range: '5XX', from: 5, description: 'It went wrong here, or at a supplier.' },
} as const;

/** The failures of a call by their status, lowest first. */
export function failuresByStatus(call: Call, codes: readonly FailureCode[] = failuresOf(call)): ByStatus {
  const byStatus = new Map<number, FailureCode[]>();
  for (const code of codes) byStatus.set(failures[code].status, [...(byStatus.get(failures[code].status) ?? []), code]);
  return [...byStatus].sort(([a], [b]) => a - b);
}

/** Every code that these calls may answer, in the order of the table. */
export function codesOf(calls: readonly Call[]): FailureCode[] {
  const answered = new Set<FailureCode>(['METHOD_NOT_ALLOWED', 'NO_SUCH_CALL', ...calls.flatMap(failuresOf)]);
  return (Object.keys(failures) as FailureCode[]).filter((code) => answered.has(code));
}

const json = (schema: Json, examples: Json): Json => ({ content: { 'application/json': { schema, examples } } });

const examplesOf = (codes: readonly FailureCode[]): Json =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));

const retryAfter: Json = {
  'retry-after': { description: 'Seconds to wait, with 429 and 503.', schema: { type: 'integer' } },
};

/** The answers of failures, one for what is by the caller's doing and one for ours, with every code that the calls have. */
export const failureAnswers = (calls: readonly Call[]): Json =>
  Object.fromEntries(
    Object.entries(refused).map(([name, { from, description }]) => {
      const codes = codesOf(calls).filter((code) => Math.floor(failures[code].status / 100) === from);
      const told = codes.map((code) => `- ${failures[code].status} \`${code}\`: ${failures[code].message}`);
      const answer = json({ $ref: '#/components/schemas/Failure' }, examplesOf(codes));
      return [name, { description: [description, ...told].join('\n'), headers: retryAfter, ...answer }];
    }),
  );

/** The failures that a call may answer and others like it do not, in a sentence; undefined where there are none. */
export function ownFailures(call: Call): string | undefined {
  const told = failuresByStatus(call, call.failures).flatMap(([status, codes]) =>
    codes.map((code) => `${status} \`${code}\``),
  );
  return told.length ? `Failures of its own: ${told.join(', ')}.` : undefined;
}

/** A conflict with what stands now. */
const conflict = (codes: readonly FailureCode[], stands: WireSchema): Json => ({
  [CALLED]: `${nounOf(stands['x-noun'] ?? 'row')}Stands`,
  description: 'Somebody else changed it, or it is no longer possible.',
  ...json(
    enveloped('Failure', {
      description: 'Of `CONFLICT` what stands now; null otherwise.',
      anyOf: [stands, { type: 'null' }],
    }),
    examplesOf(codes),
  ),
});

/**
 * The answers of a call: what it answers where all is well, what stands now where it says so, and one for each range of
 * failures, which all calls share.
 */
export function answersOf(
  call: Call,
  { result, stands }: { result: WireSchema; stands?: WireSchema },
  examples: Json,
): Json {
  const { status } = failures.CONFLICT;
  const conflicts = failuresOf(call).filter((code) => failures[code].status === status);
  return {
    200: {
      [CALLED]: result['x-noun'] === undefined ? (isEmpty(result) ? 'Done' : undefined) : nounOf(result['x-noun']),
      description: 'The envelope with the result.',
      ...json(enveloped('Answer', result as Json), examples),
    },
    ...(stands && { [status]: conflict(conflicts, stands) }),
    ...Object.fromEntries(
      Object.entries(refused).map(([name, { range }]) => [range, { $ref: `#/components/responses/${name}` }]),
    ),
  };
}

const isEmpty = ({ properties }: WireSchema): boolean => properties !== undefined && !Object.keys(properties).length;
