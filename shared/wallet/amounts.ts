/** Major units; more is a slip of the finger. */
const MOST = 999_999_999;

/** Whether an amount on the wire, in major units, has at most nine digits before its decimals. */
export const isAtMostNineDigits = (entered: number): boolean => Math.abs(entered) <= MOST;

/** What is said of an amount with more. */
export const NINE_DIGITS = 'Please enter an amount of up to nine digits.';
