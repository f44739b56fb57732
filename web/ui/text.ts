import { tokens } from '@fluentui/react-components';

/**
 * What the site's words look like: to spread into makeStyles (`meta: quietLine`, `note: { ...quietLine, margin: 0 }`).
 * A domain names no size of its own (test/lint/words-of-style.test.ts). The theme has four sizes, each with its line.
 */
export const smallText = { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 } as const;
export const bodyText = { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 } as const;
export const largeText = { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 } as const;
export const hugeText = { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 } as const;

/** Small with the lines of a text that is read at length. */
export const looseSmallText = { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase300 } as const;
/** A wallet's sum and an airline's reference, each the largest of its page. */
export const sumText = { fontSize: '24px', lineHeight: '32px' } as const;
export const locatorText = { fontSize: '40px', lineHeight: '52px' } as const;

/** A size alone, inside a line that keeps its height. */
export const smallInLine = { fontSize: tokens.fontSizeBase200 } as const;
export const bodyInLine = { fontSize: tokens.fontSizeBase300 } as const;
export const largeInLine = { fontSize: tokens.fontSizeBase500 } as const;
export const quietInLine = { ...smallInLine, color: tokens.colorNeutralForeground3 } as const;

/** Above the line it stands in, which stays as high as it is: the days after a time. */
export const raised = { ...smallInLine, lineHeight: 0 } as const;
/** As high as the round mark it stands beside. */
export const besideMark = { lineHeight: '24px' } as const;
/** Of a glyph in a line of text: `'& svg': lineIcon`. */
export const lineIcon = { fontSize: '16px', flexShrink: 0 } as const;

/** The quiet small line: a note, a date, what a value is called. */
export const quietLine = { ...smallText, color: tokens.colorNeutralForeground3 } as const;
/** The same where it is rather read. */
export const softLine = { ...smallText, color: tokens.colorNeutralForeground2 } as const;
/** Says below what it belongs to that it does not do. */
export const wrongLine = { ...smallText, color: tokens.colorPaletteRedForeground1 } as const;
export const strongLine = { ...bodyText, fontWeight: tokens.fontWeightSemibold } as const;

export const cardHeading = { ...strongLine, margin: 0 } as const;
/** Of a part of a page that has cards below it. */
export const partHeading = {
  margin: 0,
  fontSize: '16px',
  lineHeight: '24px',
  fontWeight: tokens.fontWeightSemibold,
} as const;
export const largeHeading = { ...largeText, margin: 0, fontWeight: tokens.fontWeightSemibold } as const;
export const pageHeading = {
  ...hugeText,
  margin: 0,
  fontWeight: tokens.fontWeightSemibold,
  letterSpacing: '-0.015em',
} as const;

/** A time or a price that a row is about. */
export const figure = {
  ...largeText,
  fontWeight: tokens.fontWeightSemibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.015em',
  whiteSpace: 'nowrap',
} as const;

/** Two lines at most, close to each other: a name where there is room for a word of it. */
export const inTwoLines = {
  fontSize: tokens.fontSizeBase300,
  lineHeight: '18px',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  whiteSpace: 'normal',
} as const;
/** One line, with an ellipsis where it is too long. */
export const cutOff = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** For a screen reader alone. */
export const heardOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
