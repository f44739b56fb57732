/** Which notice this is: another text is another notice, and is shown to whoever has seen the one before (FNV-1a). */
export function noticeMark(html: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(html)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}
