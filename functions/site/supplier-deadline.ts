/** ms a source has to answer unless its settings say otherwise (`deadlineMs`); well within the API's 29 s. */
export const SUPPLIER_DEADLINE = 12_000;
