import { expect, it } from 'vitest';
import { shownChange } from '#functions/site/settings/shown-change.ts';

it.each([
  ['header', '', '<h1 style="color:red">Fly &amp; stay</h1><p>Call us</p>', 'Header', '', 'Fly & stay Call us'],
  [
    'terms',
    '<p>Pay first.</p>',
    '<p>Pay last, by <a href="https://x.exam…',
    'Terms and conditions',
    'Pay first.',
    'Pay last, by',
  ],
  ['footer', '<p>One</p>', '<div>One</div>', 'Footer', 'One', 'same text, different formatting'],
  ['footer', '<p>One</p>', '<img src="https://x.example/a.png">', 'Footer', 'One', 'a picture'],
  ['showsFooter', 'false', 'true', 'Footer is shown', 'off', 'on'],
])('the history tells %s by its words', (field, from, to, label, before, after) => {
  expect(shownChange({ field, from, to })).toEqual({ field: label, kind: 'words', from: before, to: after });
});

it('and pictures and colours as what they are', () => {
  const from = '/app/brand/kestrel/one.svg';
  expect(shownChange({ field: 'logoDarkUrl', from, to: '' })).toEqual({
    ...{ field: 'Logo for dark mode', kind: 'picture', from, to: '' },
  });
  expect(shownChange({ field: 'colour', from: '#111111', to: '#ffd400' }).kind).toBe('colour');
});
