/** ms a source has to answer unless its settings say otherwise (`deadlineMs`); well within the API's 29 s. */
export const SUPPLIER_DEADLINE = 12_000;
/** The same of a new Duffel source: its airlines may take 20 s. Each source is asked by itself, so that none waits for it. */
export const DUFFEL_DEADLINE = 20_000;
/** Seconds that Duffel needs at least: it asks its airlines for two, and takes some of its own to put them together. */
export const DUFFEL_LEAST_SECONDS = 5;
