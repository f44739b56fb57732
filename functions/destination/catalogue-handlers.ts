/** Activities, tour options, combos. */
export const catalogueHandlers = [] as const;
