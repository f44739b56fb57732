/** A tax number as it is written on cards and invoices: capitals without spaces. */
export const asWritten = (text: string): string => text.replace(/\s/g, '').toUpperCase();
