import { onPaper, upTo600 } from '#web/ui/theme/breakpoints.ts';

/** How things stand together: to spread into makeStyles (`buttons: inLines('8px')`). A gap is `'8px'` or `'4px 12px'`. */
export const inColumn = (gap: string) => ({ display: 'grid', gap }) as const;
/** Side by side, in the middle of the row's height. */
export const inRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;
/** As `inRow`, inside a line of text. */
export const inlineRow = (gap: string) => ({ ...inRow(gap), display: 'inline-flex' }) as const;
/** Side by side, and below each other where there is no room. */
export const inLines = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;
/** `inLines`, in the middle of each row's height. */
export const inRows = (gap: string) => ({ ...inRow(gap), flexWrap: 'wrap' }) as const;
/** `inRow` and `inRows` with the first at the one end and the last at the other. */
export const apart = (gap: string) => ({ ...inRow(gap), justifyContent: 'space-between' }) as const;
export const apartInRows = (gap: string) => ({ ...inRows(gap), justifyContent: 'space-between' }) as const;

/** A list without marks and space of its own. */
export const plainList = { listStyleType: 'none', margin: 0, padding: 0 } as const;
export const inList = (gap: string) => ({ ...inColumn(gap), ...plainList }) as const;

/** Columns as `gridTemplateColumns` has them, e.g. `'minmax(0, 1fr) auto'`. */
export const inGrid = (columns: string, gap: string) => ({ ...inColumn(gap), gridTemplateColumns: columns }) as const;
/** A single column that does not grow with what is in it. */
export const inNarrowColumn = (gap: string) => inGrid('minmax(0, 1fr)', gap);
/** Two columns of the same width, one on a phone. */
export const inPairs = (gap: string) =>
  ({
    ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', gap),
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }) as const;

/** Takes what room there is, and no more. */
export const growing = { flexGrow: 1, minWidth: 0 } as const;
/** As wide as a page's content, in the middle. */
export const pageWide = { boxSizing: 'border-box', maxWidth: '1248px', margin: '0 auto' } as const;

/** Nothing that a printed page has. */
export const notOnPaper = { [onPaper]: { display: 'none' } } as const;
