import type { Locator, Page } from 'playwright-core';

/** Somebody at a page whose presses and entries are counted: BUDGETS' row `effort`. */
export interface Person {
  page: Page;
  /** Clicks and field entries so far. */
  effort(): number;
  press(place: Locator): Promise<void>;
  /** Writes into a field, and leaves it with Tab where that chooses something. */
  enter(place: Locator, text: string, leaveWith?: 'Tab'): Promise<void>;
  choose(place: Locator, label: string): Promise<void>;
}

export function personAt(page: Page): Person {
  let effort = 0;
  return {
    page,
    effort: () => effort,
    async press(place) {
      effort++;
      await place.click();
    },
    async enter(place, text, leaveWith) {
      effort++;
      await place.fill(text);
      if (leaveWith) await place.press(leaveWith);
    },
    async choose(place, label) {
      effort++;
      await place.selectOption({ label });
    },
  };
}
