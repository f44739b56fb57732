import { renderSVG } from 'uqr';

/** A QR code as SVG text, black on white with its quiet zone of four modules. Throws where the content cannot be encoded. */
export const drawQr = (content: string): string => renderSVG(content, { border: 4 });
