import { expect, it } from 'vitest';
import { usualFlightRules } from '#shared/flights/settings/usual-flight-rules.ts';
import { flightsOnTop } from '#web/settings/flights/on-top.ts';
import { fieldsOnTop } from '#web/ui/edit/on-top.ts';
import { flightValueText } from '#web/settings/flights/flight-value-text.ts';
import { wordsIn } from '#web/settings/words-in.ts';

const list = (text: string) =>
  text.split(' ').map((one) => {
    const [name = '', seconds] = one.split(':');
    return { name, isOn: true, deadlineSeconds: Number(seconds ?? 12) };
  });
const of = (sources: ReturnType<typeof list>) => ({ ...usualFlightRules, sources });
const put = (base: string, own: string, theirs: string) =>
  flightsOnTop(of(list(theirs)), of(list(base)), of(list(own))).sources.map(
    ({ name, deadlineSeconds }) => `${name}:${deadlineSeconds}`,
  );

it('a source that came meanwhile stays beside one’s own order, at its end', () => {
  expect(put('gds lcc', 'lcc gds', 'gds lcc duffel:20')).toEqual(['lcc:12', 'gds:12', 'duffel:20']);
});

it('order and seconds are each one’s own where one changed them, and otherwise as they stand now', () => {
  expect(put('gds lcc', 'gds:5 lcc', 'lcc:9 gds')).toEqual(['lcc:9', 'gds:5']);
  expect(put('gds lcc', 'lcc gds', 'gds:7 lcc')).toEqual(['lcc:12', 'gds:7']);
  expect(put('gds lcc', 'gds lcc', 'lcc:3 gds duffel')).toEqual(['lcc:3', 'gds:12', 'duffel:12']);
});

it('a source that went is not brought back', () => {
  expect(put('gds lcc duffel', 'duffel gds lcc', 'gds lcc')).toEqual(['gds:12', 'lcc:12']);
});

it('seconds that are being typed are kept, empty ones too', () => {
  const base = list('gds');
  const own = [{ name: 'gds', isOn: false, deadlineSeconds: NaN }];
  expect(flightsOnTop(of(list('gds duffel')), of(base), { ...of(own), freeSearches: 5 })).toEqual({
    ...usualFlightRules,
    freeSearches: 5,
    sources: [own[0], list('duffel')[0]],
  });
});

it('any other part takes field by field what one changed', () => {
  expect(
    fieldsOnTop(
      { address: 'theirs', adminContact: 'theirs', companyName: 'same' },
      { address: 'was', adminContact: 'was', companyName: 'same' },
      { address: 'mine', adminContact: 'was', companyName: 'same' },
    ),
  ).toEqual({ address: 'mine', adminContact: 'theirs', companyName: 'same' });
});

it('both sides of a conflict are read as words, whatever the field holds', () => {
  const conflicting = of(list('gds:11 duffel:20'));
  const said = (field: keyof typeof conflicting) =>
    flightValueText(field, conflicting, {
      currency: 'INR',
      calledOf: (name) => ({ duffel: 'Kestrel Travels' })[name] ?? name,
    });
  expect(said('sources')).toBe('gds, 11 s; Kestrel Travels, 20 s');
  expect([said('domesticFee'), said('areHoldsOn'), said('freeSearches')]).toEqual(['₹\u00a00.00', 'on', '200']);
  expect(wordsIn([{ bankName: 'HDFC', accountNumber: '5020', branch: '' }])).toBe('HDFC, 5020');
  expect(wordsIn({ title: 'Members', description: '' })).toBe('Members');
  expect([wordsIn(['Flights', 'Visa']), wordsIn('text'), wordsIn(0), wordsIn(undefined)]).toEqual([
    'Flights; Visa',
    'text',
    '0',
    '',
  ]);
});
