/** The site's own theme variables, beside Fluent's `tokens`; for makeStyles. */
export const siteTokens = {
  pageBackground: 'var(--pageBackground)',
  bandBackground: 'var(--bandBackground)',
  bandText: 'var(--bandText)',
  bandText2: 'var(--bandText2)',
  selectedBackground: 'var(--selectedBackground)',
  selectedLine: 'var(--selectedLine)',
  brandEdge: 'var(--brandEdge)',
  cardShadow: 'var(--cardShadow)',
  floatShadow: 'var(--floatShadow)',
} as const;
