/** The one source of time in functions. Tests move it, and the local demo's life its own; nothing else may. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),
};
