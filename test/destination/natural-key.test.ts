import { expect, test } from 'vitest';
import { digitsOf, folded, naturalKey } from '#functions/records/natural-key.ts';

test('a text is one whatever its case, its width, how its letters are put together, and its spaces', () => {
  for (const typed of ['Café  Noir', ' CAFÉ NOIR ', 'Cafe\u0301 noir', 'ＣＡＦÉ\u3000ＮＯＩＲ', 'Café\tnoir'])
    expect(folded(typed)).toBe('café noir');
  expect(folded('ﬁrst ②')).toBe('first 2');
  expect(folded('Cafe noir')).not.toBe(folded('Café noir'));
});

test('the parts of a key stay apart, and how a number was set apart tells no two apart', () => {
  expect(naturalKey('A|B', 'c')).toBe('a/b|c');
  expect(naturalKey('A', 'B|c')).toBe('a|b/c');
  expect(digitsOf('+91 (98) 100-12')).toBe('919810012');
});
