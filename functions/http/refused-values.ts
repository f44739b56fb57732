import { log } from '#functions/runtime/log.ts';
import type { Call } from '#shared/contract.ts';
import { fail, type Failure } from '#shared/errors.ts';
import { type Leaf, leavesOf } from './request/leaves-of.ts';

/** What the table's engine refuses of values, however well an operation is put. */
interface Refusal {
  says: RegExp;
  /** For the field that is to blame. */
  text: string;
  /** The values of a request that may be to blame. */
  suspects(leaves: readonly Leaf[]): Leaf[];
}

const bytesOf = ({ value }: Leaf) => (typeof value === 'string' ? Buffer.byteLength(value) : 0);
const longest = (leaves: readonly Leaf[]) => {
  const most = Math.max(0, ...leaves.map(bytesOf));
  return leaves.filter((leaf) => most > 0 && bytesOf(leaf) === most);
};

const NUMBERS = /Number (over|under)flow|38 significant digits|_SAFE_INTEGER|Special numeric value/;

/** Texts of DynamoDB and of its document client; anything else it refuses is a defect of the operation. */
const refusals: readonly Refusal[] = [
  {
    says: /cannot contain an empty string|may not contain an empty string/,
    text: 'This is required field.',
    suspects: (leaves) => leaves.filter(({ value }) => value === ''),
  },
  {
    says: /Size of hashkey|size of all range keys|Item size|index key.*size|size limit/i,
    text: 'This is too long.',
    suspects: longest,
  },
  {
    says: NUMBERS,
    text: 'This number is out of range.',
    suspects: (leaves) =>
      leaves.filter(
        ({ value }) => typeof value === 'number' && (!Number.isSafeInteger(Math.trunc(value)) || isTiny(value)),
      ),
  },
  { says: /BETWEEN operator requires/, text: 'This is not valid.', suspects: () => [] },
  {
    says: /starting key/i,
    text: 'This is not valid.',
    suspects: (leaves) => leaves.filter(({ path }) => path === 'cursor'),
  },
  { says: /Nesting Levels/i, text: 'This is not valid.', suspects: () => [] },
];
const isTiny = (value: number) => value !== 0 && Math.abs(value) < 1e-130;

/**
 * An engine's refusal of values, as the failure that the request is answered with; undefined for any other error. The
 * contract should have known, so it is always logged, as an error where no value of the request is to blame. What the
 * engine says quotes the values, so that stays out of the log.
 */
export function refusedValues(error: unknown, call: Call, request: unknown): Failure<'VALIDATION'> | undefined {
  const refusal = refusals.find(({ says }) => says.test(saidBy(error)));
  if (!refusal) return undefined;
  const fields = refusal.suspects(leavesOf(request)).map(({ path }) => path);
  const facts = { call: call.name, refused: refusal.says.source, fields };
  if (fields.length) log.warn('values refused by the table', facts);
  else log.error('values refused by the table', facts);
  return fields.length
    ? fail('VALIDATION', { errors: Object.fromEntries(fields.map((field) => [field, refusal.text])) })
    : fail('VALIDATION', { message: 'A value in this request is not allowed.' });
}

/** The engine's sentence, of a transaction those of its parts; empty where it was not the values. */
function saidBy(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TransactionCanceledException' && 'CancellationReasons' in error)
    return (error.CancellationReasons as { Code?: string; Message?: string }[])
      .filter(({ Code }) => Code === 'ValidationError')
      .map(({ Message }) => Message)
      .join('\n');
  // The document client refuses numbers by itself, and by plain errors.
  const isItsOwn = error.name === 'Error' && NUMBERS.test(error.message);
  return isItsOwn || error.name === 'ValidationException' ? error.message : '';
}
