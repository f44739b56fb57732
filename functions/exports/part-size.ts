/**
 * How many rows a part holds at least, how many are asked for at a time, and how many pages one part is read from at
 * most: a narrowed list has few rows in many cards. Tests make them small.
 */
export const partSize = { rows: 5_000, page: 500, pages: 20 };
