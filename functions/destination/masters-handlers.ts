/** Markets, accommodations, drivers, locations, and what is done to any record. */
export const mastersHandlers = [] as const;
