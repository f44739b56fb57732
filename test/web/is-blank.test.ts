import { describe, expect, it } from 'vitest';
import { isBlank } from '#web/app/is-blank.ts';

/** A part of a page as far as it is looked at. */
const part = (textContent: string, { id = '', holds = false, is = false } = {}) => ({
  id,
  textContent,
  matches: () => is,
  querySelector: () => (holds ? {} : null),
});
const header = part('Lantern Fares');

describe('a page is blank', () => {
  it('whose content has neither a word nor anything else that is seen, whatever stands around it', () => {
    expect(isBlank(part(' \n'), [header])).toBe(true);
    expect(isBlank(part('Search'), [])).toBe(false);
    expect(isBlank(part('', { holds: true }), [])).toBe(false);
  });

  it('without such a part, where nothing of it is seen but the notice and what says that it is blank', () => {
    expect(isBlank(null, [])).toBe(true);
    expect(isBlank(null, [part('Carry your card', { id: 'notice' }), part('Empty', { id: 'blank' }), part('')])).toBe(
      true,
    );
    expect(isBlank(null, [part(''), header])).toBe(false);
    expect(isBlank(null, [part('', { is: true })])).toBe(false);
  });
});
