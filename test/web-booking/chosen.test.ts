import { describe, expect, it } from 'vitest';
import { chosenAfter, type ChosenEvent, nothingChosen } from '#web/flights/results/chosen.ts';
import type { OfferFacts } from '#web/flights/results/offer-facts.ts';

const facts = (flightsKey: string) => ({ offer: { flightsKey } }) as OfferFacts;
const [morning, noon, evening, home] = [facts('06:10'), facts('12:00'), facts('21:40'), facts('home')];
const after = (...events: ChosenEvent[]) => events.reduce(chosenAfter, nothingChosen);
const out = (chosen: OfferFacts, isPaired = false): ChosenEvent => ({
  kind: 'selected',
  way: 'out',
  facts: chosen,
  isPaired,
});
const back = (isPaired = false): ChosenEvent => ({ kind: 'selected', way: 'back', facts: home, isPaired });
const compared = (lead: OfferFacts): ChosenEvent => ({
  kind: 'compared',
  group: { key: lead.offer.flightsKey, lead },
});

describe('the flights of a return', () => {
  it('are chosen one way at a time, in either order', () => {
    expect(after(out(morning), back()).selection).toEqual({ out: morning, back: home });
    expect(after(back(), out(morning), out(noon)).selection).toEqual({ out: noon, back: home });
  });

  it('that are sold together leave no return chosen when the outbound is another', () => {
    expect(after(out(morning, true), back(true)).selection).toEqual({ out: morning, back: home });
    expect(after(out(morning, true), back(true), out(noon, true)).selection).toEqual({ out: noon, back: undefined });
  });

  it('are chosen anew, and stay beside each other', () => {
    expect(after(out(morning), compared(noon), back(), { kind: 'forgotten' })).toEqual({
      selection: { out: undefined, back: undefined },
      compared: [noon],
    });
  });
});

describe('flights beside each other', () => {
  it('are the newest three, and one goes that is pressed again', () => {
    const three = [compared(morning), compared(noon), compared(evening)];
    expect(after(...three).compared).toEqual([morning, noon, evening]);
    expect(after(...three, compared(home)).compared).toEqual([noon, evening, home]);
    expect(after(out(morning), ...three, compared(noon))).toEqual({
      selection: { out: morning, back: undefined },
      compared: [morning, evening],
    });
  });
});
