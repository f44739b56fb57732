import * as z from 'zod/mini';

/** A vouchered trip as its guests carry it: what they do, when, and what to show; no price. */
export const voucherSheet = z.object({
  /** Number of the voucher, e.g. `V-2041`. */
  voucherNo: z.string(),
  /** What the trip is called. */
  kartName: z.string(),
  /** First day. */
  from: z.string(),
  /** Last day of the trip, `YYYY-MM-DD`. */
  to: z.string(),
  /** Who travels. */
  guests: z.array(
    z.object({
      /** How they are addressed, and their name. */
      name: z.string(),
      /** 1 adult, 2 child, 3 infant. */
      paxType: z.number(),
    }),
  ),
  /** Where help is rung; empty where none is known. */
  phone: z.string(),
  /** Days on which something is done, in order. */
  days: z.array(
    z.object({
      /** Day of the trip that the services below are on, `YYYY-MM-DD`. */
      date: z.string(),
      /** Day of the trip, from 1. */
      day: z.number(),
      /** What is done, by time. */
      entries: z.array(
        z.object({
          /** The line that it is of. */
          lineId: z.string(),
          /** 24 hours; empty where nobody said. */
          time: z.string(),
          /** What it is. */
          title: z.string(),
          /** Where, and what to know. */
          note: z.string(),
          /** What to show there; empty for nothing. */
          reference: z.string(),
          /** Whether it is a drive. */
          isDrive: z.boolean(),
        }),
      ),
    }),
  ),
  /** What the site says to its customer. */
  remark: z.string(),
});
export type VoucherSheet = z.output<typeof voucherSheet>;

/** What of a voucher is of one line; the whole where that line is none of it, or none is named. */
export function voucherOfLine(sheet: VoucherSheet, lineId: string): VoucherSheet {
  const days = sheet.days.flatMap((day) => {
    const entries = day.entries.filter((entry) => entry.lineId === lineId);
    return entries.length ? [{ ...day, entries }] : [];
  });
  return days.length ? { ...sheet, days } : sheet;
}
