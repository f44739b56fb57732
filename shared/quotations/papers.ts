/** What a quotation's total is made of on its papers, minor units: together the total. `off` is the discount, zero or below. */
export interface KartParts {
  lines: number;
  fee: number;
  tax: number;
  remittance: number;
  off: number;
}

/** What was billed of a quotation so far, all papers together. */
export interface Billed {
  parts: KartParts;
  /** To whom, by user id; empty before the first paper. */
  userId: string;
}

/** The next paper of a quotation. */
export interface KartPaper {
  kind: 'invoice' | 'creditNote';
  parts: KartParts;
  /** What is billed once it is written. */
  after: KartParts;
}

const names = ['lines', 'fee', 'tax', 'remittance', 'off'] as const;

export const NOTHING: KartParts = { lines: 0, fee: 0, tax: 0, remittance: 0, off: 0 };

const isNothing = (parts: KartParts): boolean => names.every((name) => parts[name] === 0);

/** Minor units. */
export const comesTo = ({ lines, fee, tax, remittance, off }: KartParts): number =>
  lines + fee + tax + remittance + off;

const less = (one: KartParts, other: KartParts): KartParts => ({
  ...{ lines: one.lines - other.lines, fee: one.fee - other.fee, tax: one.tax - other.tax },
  ...{ remittance: one.remittance - other.remittance, off: one.off - other.off },
});

/** A quotation's total in its parts; nothing where it costs nothing. Minor units. */
export function kartParts({
  linesTotal,
  serviceCharge,
  gst,
  remittanceCharge,
  totalPrice,
}: {
  linesTotal: number;
  serviceCharge: number;
  gst: number;
  remittanceCharge: number;
  totalPrice: number;
}): KartParts {
  if (totalPrice <= 0) return NOTHING;
  return {
    ...{ lines: linesTotal, fee: serviceCharge, tax: gst, remittance: remittanceCharge },
    off: totalPrice - linesTotal - serviceCharge - gst - remittanceCharge,
  };
}

/**
 * The paper that brings what is billed nearer to `wanted`, for `userId`; undefined where it is that. Less of everything is
 * credited. What costs more of anything, or is for somebody else by now, is credited whole first, and invoiced anew by the
 * next: so one invoice says all that is billed, and what is credited is of that.
 */
export function nextPaper(billed: Billed, wanted: KartParts, userId: string): KartPaper | undefined {
  const { parts } = billed;
  if (isNothing(parts)) return isNothing(wanted) ? undefined : { kind: 'invoice', parts: wanted, after: wanted };
  const whole: KartPaper = { kind: 'creditNote', parts, after: NOTHING };
  if (billed.userId !== userId) return whole;
  const more = less(wanted, parts);
  if (isNothing(more)) return undefined;
  const fewer = less(parts, wanted);
  const isLess = fewer.lines >= 0 && fewer.fee >= 0 && fewer.tax >= 0 && fewer.remittance >= 0;
  return isLess && comesTo(fewer) > 0 ? { kind: 'creditNote', parts: fewer, after: wanted } : whole;
}
