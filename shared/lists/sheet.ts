import type { Money } from '../money.ts';

interface OfAnyKind {
  /** What stands on top of it. */
  heading: string;
}

/** A column of a sheet, typed, so that what opens the file can sort, add up and filter by it. */
export type SheetColumn<Row> = OfAnyKind &
  (
    | {
        /** Words and codes: never read as a number, a date or a formula. */
        kind: 'text';
        /** The text; empty for none. */
        value(row: Row): string;
      }
    | {
        /** A phone number with its dial code, as text. */
        kind: 'phone';
        /** The number; empty for none. */
        value(row: Row): string;
      }
    | {
        /** ISO 4217 code of the row's amounts: their total goes by it. */
        kind: 'currency';
        /** The code. */
        value(row: Row): string;
      }
    | {
        /** A whole number. */
        kind: 'number';
        /** The number. */
        value(row: Row): number;
      }
    | {
        /** A number with the decimals that it has. */
        kind: 'decimal';
        /** The number; null for none. */
        value(row: Row): number | null;
      }
    | {
        /** A moment, shown on the clock of the site's zone. */
        kind: 'instant';
        /** ms since 1970, or ISO 8601; null for none. */
        value(row: Row): number | string | null;
      }
    | {
        /** A day, `YYYY-MM-DD`, as a date that a sheet can count with. */
        kind: 'day';
        /** That day; empty for none. */
        value(row: Row): string;
      }
    | {
        /** A wall clock's time at some airport, `YYYY-MM-DDTHH:mm`, as it stands. */
        kind: 'local';
        /** That time; empty for none. */
        value(row: Row): string;
      }
    | {
        /** An amount, with the decimals of its currency and a total below. */
        kind: 'money';
        /** The amount. */
        value(row: Row): Money;
      }
    | {
        /** An amount of which no total is made: what was left after each row. */
        kind: 'balance';
        /** The amount. */
        value(row: Row): Money;
      }
  );

/** What stands in a column, whatever the row is. */
export type SheetColumnKind = SheetColumn<never>['kind'];
