import { asWritten } from '../as-written.ts';

/** What stands for signs that are not shown. */
export const MASK = '•';
const HIDDEN = 6;
/** A PAN whose fourth letter says that its holder is a person. */
const PERSONAL = /^[A-Z]{3}P[A-Z]\d{4}[A-Z]$/;
const PAN_SIGNS = 10;
const GSTIN_SIGNS = 15;

/**
 * The PAN of a person that a tax number is, or that stands in it: in a GSTIN from its third sign on. Empty for none. A
 * sole proprietor's company has its owner's.
 */
export function personPanIn(number: string): string {
  const text = asWritten(number);
  const pan = text.length === GSTIN_SIGNS ? text.slice(2, 12) : text;
  return PERSONAL.test(pan) ? pan : '';
}

/** A tax number as whoever may not open it reads it: of a person's PAN the last four signs. All others stand as they are. */
export function maskedTax(number: string): string {
  const pan = personPanIn(number);
  return pan ? asWritten(number).replace(pan, MASK.repeat(HIDDEN) + pan.slice(HIDDEN)) : number;
}

/** The same of whatever has such numbers. */
export const withMaskedTax = <Row extends { panNumber?: string | undefined; gstNumber?: string | undefined }>(
  row: Row,
): Row => ({
  ...row,
  ...(row.panNumber && { panNumber: maskedTax(row.panNumber) }),
  ...(row.gstNumber && { gstNumber: maskedTax(row.gstNumber) }),
});

/** What is left to read of a person's PAN in a masked tax number; empty where nothing of it is masked. */
export const shownOfPan = (masked: string): string => {
  const at = masked.indexOf(MASK);
  return at < 0 ? '' : masked.slice(at + HIDDEN, at + PAN_SIGNS);
};
