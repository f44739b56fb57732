/** A name as it is told apart from others: whatever the case and the width of its letters. */
export const naturalName = (name: string): string => name.normalize('NFKC').toLowerCase();
