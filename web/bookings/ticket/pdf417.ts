import { drawingSVG, pdf417 } from 'bwip-js/browser';

/** A PDF417 as SVG text, its bars in the current text colour's black. Throws where the content cannot be encoded. */
export const drawPdf417 = (content: string): string => pdf417({ bcid: 'pdf417', text: content, columns: 10, rowmult: 3, padding: 0 } as Parameters<typeof pdf417>[0], drawingSVG());
