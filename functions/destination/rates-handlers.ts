/** Ticket and transfer rates, and what they come to. */
export const ratesHandlers = [] as const;
