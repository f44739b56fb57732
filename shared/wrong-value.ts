import type * as z from 'zod/mini';

const REQUIRED = 'This is required field.';
const NOT_VALID = 'This is not valid.';
const wanted: Record<string, string> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please answer true or false.',
  array: 'Please enter a list.',
};
const formats: Record<string, string> = {
  email: 'Please enter a valid email.',
  url: 'Please enter a web address.',
  date: 'Please enter a date.',
};
/** A list of choices longer than this helps nobody. */
const MOST_CHOICES = 12;

type RawIssue = Parameters<NonNullable<z.core.$ZodConfig['customError']>>[0];
const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

/** What is wrong with a value, as a sentence for whoever entered it; used where a schema brings no words of its own. */
export function sentenceOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? REQUIRED : (wanted[issue.expected] ?? NOT_VALID);
    case 'too_small':
      return limitText(
        issue,
        'at least',
        Number(issue.minimum) + (issue.inclusive === false && issue.origin !== 'string' ? 1 : 0),
        'or more',
      );
    case 'too_big':
      return limitText(issue, 'at most', Number(issue.maximum) - (issue.inclusive === false ? 1 : 0), 'or less');
    case 'invalid_format':
      return isMissing(issue.input) ? REQUIRED : (formats[issue.format] ?? 'This does not have the right format.');
    case 'invalid_value':
      if (isMissing(issue.input)) return REQUIRED;
      return issue.values.length <= MOST_CHOICES
        ? `Please choose one of: ${issue.values.map(String).join(', ')}.`
        : NOT_VALID;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys
        .slice(0, 5)
        .map((name) => name.slice(0, 40))
        .join(', ')}`;
    default:
      return NOT_VALID;
  }
}

function limitText(
  { code, origin, input }: { code: string; origin: string; input?: unknown },
  word: string,
  limit: number,
  after: string,
): string {
  if (origin === 'string')
    return code === 'too_small' && (limit === 1 || isMissing(input))
      ? REQUIRED
      : `Please use ${word} ${limit} characters.`;
  if (origin === 'array') return `Please enter ${word} ${limit}.`;
  return `Please enter ${limit} ${after}.`;
}
