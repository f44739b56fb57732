import type { Write } from '#functions/table/write.ts';

/** What ends or moves a task, of the one that was taken alone. CONFLICT where the work was made due again meanwhile. */
export const asHeld = (write: Write<never>, heldUntil: string | undefined): Write<never> =>
  heldUntil === undefined
    ? write
    : ({ ...write, when: [{ field: 'ds', is: heldUntil }], otherwise: 'CONFLICT' } as Write<never>);
