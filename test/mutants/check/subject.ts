/**
 * What the set-up of the mutants is checked with, before anything is believed that it says. Each function has one
 * mutant or two, and it is known which die: see set-up-check.ts.
 */

/** Every mutant of it must die: a row that a test in an engine reads tells. */
export const dearer = (minor: number): number => minor + 100;

/** Every mutant of it must die although no test says a word: the hook before them fails. */
export const isReady = (seen: number): boolean => seen === 1;

/** No test looks at it, though one calls it: every mutant of it must live, and proves that the tests still pass. */
export const unseen = (minor: number): number => minor * 2;
