/** How a boarding pass's PDF417 is drawn, on the page and in a mail: about four times as wide as high. */
export const pdf417Shape = { columns: 5, rowmult: 3, eclevel: 3 } as const;
