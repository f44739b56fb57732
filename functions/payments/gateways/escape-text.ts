const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as it may stand in HTML, between tags or in an attribute's quotes. */
export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);
