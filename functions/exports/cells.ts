import { exponentOf, formatMoney } from '#shared/money.ts';
import type { SheetColumn } from '#shared/lists/sheet.ts';
import { MINUTE } from '#shared/time.ts';
import { localToMs, offsetMinutes } from '#shared/zone-time.ts';

/**
 * A cell between reading and writing: a text, a number, a date as the ms since 1970 at which a clock in UTC shows it, an
 * amount as minor units and currency; null for none.
 */
export type Cell = string | number | null | [minor: number, currency: string];

/** Characters: as many as a cell of Excel takes. */
const LONGEST = 32_767;
/** What XML 1.0 cannot hold, halves of characters among it. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
/** What spreadsheets take for a formula, also once the file was saved as text and opened again. */
const LIKE_A_FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u;
/** A dial code and digits: nothing that could be worked out or run. */
const PHONE = /^\+\d[\d ]{3,24}$/;

/**
 * A text as it may stand in a sheet that others will open: one that would be taken for a formula begins with an
 * apostrophe, what no file can hold is left out.
 */
export function safeText(text: string): string {
  const clean = text.replace(UNWRITABLE, '');
  const safe = LIKE_A_FORMULA.test(clean) ? `'${clean}` : clean;
  return safe.length > LONGEST ? safe.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '') : safe;
}

/** A row's cell in a column; `zone` is the site's. */
export function cellOf<Row>(column: SheetColumn<Row>, row: Row, zone: string): Cell {
  switch (column.kind) {
    case 'text':
    case 'currency':
      return safeText(column.value(row)) || null;
    case 'phone': {
      const phone = column.value(row);
      return (PHONE.test(phone) ? phone : safeText(phone)) || null;
    }
    case 'number':
    case 'decimal':
      return column.value(row);
    case 'instant': {
      const at = column.value(row);
      if (at === null) return null;
      const ms = typeof at === 'number' ? at : Date.parse(at);
      return Number.isFinite(ms) ? ms + offsetMinutes(zone, ms) * MINUTE : null;
    }
    case 'day': {
      const day = column.value(row);
      return day ? localToMs(`${day}T00:00`, 'UTC') : null;
    }
    case 'local': {
      const local = column.value(row).slice(0, 16);
      return local ? localToMs(local, 'UTC') : null;
    }
    case 'money':
    case 'balance': {
      const { minor, currency } = column.value(row);
      return [minor, currency];
    }
  }
}

/** How a spreadsheet shows an amount: as many decimals as the currency has. */
export function moneyFormat(currency: string): string {
  const decimals = exponentOf(currency);
  return decimals ? `#,##0.${'0'.repeat(decimals)}` : '#,##0';
}

/** Characters that a moment and a day take as the sheet shows them. */
const DATE_WIDTH = 18;
const DAY_WIDTH = 12;

/** About how many characters wide a cell is drawn. */
export function widthOf(cell: Cell, kind: SheetColumn<never>['kind']): number {
  if (cell === null) return 0;
  if (Array.isArray(cell)) return formatMoney(...cell).length;
  if (kind === 'day') return DAY_WIDTH;
  if (kind === 'instant' || kind === 'local') return DATE_WIDTH;
  return String(cell).length;
}
