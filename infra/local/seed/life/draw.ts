import { fraction } from '#functions/suppliers/sandbox/seeded.ts';

type Part = string | number;

/** One of a list that the parts decide. */
export const pick = <T>(from: readonly T[], ...parts: Part[]): T => from[Math.floor(fraction(...parts) * from.length)]!;

/** A whole number from `least` to `most`, both included, that the parts decide. */
export const between = (least: number, most: number, ...parts: Part[]): number =>
  least + Math.floor(fraction(...parts) * (most - least + 1));

/** Whether something of so likely a kind happens, 0 to 1. */
export const happens = (likely: number, ...parts: Part[]): boolean => fraction(...parts) < likely;
