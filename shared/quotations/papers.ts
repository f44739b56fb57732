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
  /** GST on the fee, in basis points, that its invoice names; absent before the first paper. */
  rate?: number | undefined;
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

/** What of a total's parts is kept where `kept` of it is, minor units: all of them by the same share, what is rounded with the lines. */
export function keptParts(parts: KartParts, kept: number): KartParts {
  const total = comesTo(parts);
  if (kept >= total) return parts;
  if (kept <= 0) return NOTHING;
  const share = (minor: number) => Number((BigInt(minor) * BigInt(kept)) / BigInt(total));
  const [fee, tax, remittance] = [share(parts.fee), share(parts.tax), share(parts.remittance)];
  const off = share(parts.off);
  return { lines: kept - fee - tax - remittance - off, fee, tax, remittance, off };
}

/**
 * The paper that brings what is billed nearer to `wanted`, minor units, for a user at a rate of GST; undefined where it is that.
 * Less of everything is credited. What costs more of anything, is for somebody else by now or taxed at another rate, is
 * credited whole first, and invoiced anew by the next: so one invoice says all that is billed, and what is credited is of
 * that, at its rate.
 */
export function nextPaper(billed: Billed, wanted: Billed): KartPaper | undefined {
  const { parts } = billed;
  const isOf = wanted.parts;
  if (isNothing(parts)) return isNothing(isOf) ? undefined : { kind: 'invoice', parts: isOf, after: isOf };
  const whole: KartPaper = { kind: 'creditNote', parts, after: NOTHING };
  const isTaxedAnew = billed.rate !== wanted.rate && (parts.tax !== isOf.tax || parts.fee !== isOf.fee);
  if (billed.userId !== wanted.userId || isTaxedAnew) return whole;
  const fewer = less(parts, isOf);
  if (isNothing(fewer)) return undefined;
  const isLess = fewer.lines >= 0 && fewer.fee >= 0 && fewer.tax >= 0 && fewer.remittance >= 0;
  const isTaxed = fewer.tax === 0 || fewer.fee > 0;
  return isLess && isTaxed && comesTo(fewer) > 0 ? { kind: 'creditNote', parts: fewer, after: isOf } : whole;
}
