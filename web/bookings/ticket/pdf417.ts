import { drawingSVG, pdf417 } from 'bwip-js/browser';
import { pdf417Shape } from '#shared/bookings/pdf417-shape.ts';

/**
 * A PDF417 as SVG text, black on white, about four times as wide as high. Throws where the content cannot be encoded.
 */
export const drawPdf417 = (content: string): string =>
  pdf417({ bcid: 'pdf417', text: content, ...pdf417Shape, padding: 0 } as Parameters<typeof pdf417>[0], drawingSVG());
