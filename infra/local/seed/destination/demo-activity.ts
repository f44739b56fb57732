import type { Theme } from './draw-picture.ts';

/**
 * A way of doing something: what it is called, what an adult pays in dollars, and what is in it: T a ticket, S times to
 * choose from, M a meal, G a guide, P being fetched.
 */
export type DemoOption = readonly [name: string, dollars: number, holds: string];

/** Something to do: its name, area, what its picture shows, what a guest reads of it, and the two ways of doing it. */
export type DemoActivity = readonly [
  name: string,
  area: string,
  theme: Theme,
  description: string,
  one: DemoOption,
  other: DemoOption,
];
