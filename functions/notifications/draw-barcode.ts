import { drawingZlibPng, pdf417 } from 'bwip-js/node';
import { pdf417Shape } from '#shared/bookings/pdf417-shape.ts';

/**
 * A PDF417 as PNG, black on white, with the quiet zone that a scanner wants. Rejects where the content cannot be
 * encoded. 200 KB of code: import it when a barcode is to be drawn.
 */
export const drawBarcode = async (content: string): Promise<Buffer> =>
  pdf417(
    { ...pdf417Shape, bcid: 'pdf417', text: content, scale: 2, padding: 4, backgroundcolor: 'FFFFFF' } as Parameters<
      typeof pdf417
    >[0],
    drawingZlibPng(),
  ) as Promise<Buffer>;
