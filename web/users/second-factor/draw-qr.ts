import { drawingSVG, qrcode } from 'bwip-js/browser';

/** A QR code as SVG text, black on white with its quiet zone. Throws where the content cannot be encoded. */
export const drawQr = (content: string): string =>
  qrcode(
    { bcid: 'qrcode', text: content, padding: 8, backgroundcolor: 'FFFFFF' } as Parameters<typeof qrcode>[0],
    drawingSVG(),
  );
