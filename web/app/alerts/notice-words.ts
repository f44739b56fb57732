/** A notice's text in one line: what stands in bold at its beginning, and the rest. Nothing of it is ever run or loaded. */
export function noticeWords(html: string): { lead: string; rest: string } {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // What stands in lines of its own keeps its distance when they become one.
  for (const block of body.querySelectorAll('p, div, li, br, h1, h2, h3, h4, tr, td')) block.append(' ');
  for (const line of body.querySelectorAll('br')) line.replaceWith(' ');
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const text = tidy(body.textContent);
  const bold = tidy(body.querySelector('strong, b, h1, h2, h3, h4')?.textContent);
  const lead = bold && text.startsWith(bold) ? bold : '';
  return { lead, rest: text.slice(lead.length).trim() };
}
