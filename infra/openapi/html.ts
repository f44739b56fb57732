const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => entities[c]!);

/** A sentence of a docstring: what stands in backticks becomes code. */
export const prose = (text: string): string => escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** A table that scrolls inside itself where it is too wide; cells are HTML. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escape(text)}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Code of several lines, which scrolls inside itself; reachable by the keyboard for that. */
export const codeBlock = (text: string, label: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escape(label)}"><code>${escape(text)}</code></pre>`;
