const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** JSON that cannot end the script element it stands in. */
export const embedJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
