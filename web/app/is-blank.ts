/** What says something without words. */
const SEEN =
  'img, svg, canvas, video, input, textarea, select, button, [role=status], [role=progressbar], [aria-busy=true]';

/** Of a document, so that a test can stand in for it. */
interface Part {
  readonly id: string;
  readonly textContent: string | null;
  matches(selector: string): boolean;
  querySelector(selector: string): unknown;
}

const isEmpty = (part: Part): boolean =>
  !part.textContent?.trim() && !part.matches(SEEN) && part.querySelector(SEEN) === null;

/** Whether nothing at all is seen of a page: of its content, or, where a page has no such part, of all of it. */
export function isBlank(main: Part | null, parts: readonly Part[]): boolean {
  const besides = ['notice', 'blank'];
  return main ? isEmpty(main) : parts.every((part) => besides.includes(part.id) || isEmpty(part));
}
