import type { NoItemCode, NoItemPrice } from '#shared/activities/price/price-item.ts';

const ofTransfer = {
  DEACTIVATED: 'is no longer offered',
  NO_RATE_OF_MARKET: 'is not offered to you',
  NO_SUCH_TRANSFER: 'does not go there',
  NO_RATE_ON_DATE: 'is not offered on this day',
  GROUP_TOO_SMALL: 'is for larger groups',
  GROUP_TOO_LARGE: 'is for smaller groups',
} as const satisfies Partial<Record<NoItemCode, string>>;

const ofOption: Record<NoItemCode, string> = {
  PAST: 'This day is over',
  NO_SUCH_SLOT: 'Not at this time',
  TIME_OVER: 'Too late for today',
  NOBODY: 'No guests',
  DEACTIVATED: 'No longer sold',
  STOP_SALE: 'Not sold on this day',
  WEEKDAY: 'Does not run on this weekday',
  NO_RATE_OF_MARKET: 'No price yet',
  NO_SUCH_TRANSFER: 'No price yet',
  NO_RATE_ON_DATE: 'No price for this day',
  GROUP_TOO_SMALL: 'For larger groups',
  GROUP_TOO_LARGE: 'For smaller groups',
  NO_BAND: 'Not for a group of this size',
  COMES_TO_NOTHING: 'No price for this group',
};

const isOfTransfer = (code: NoItemCode): code is keyof typeof ofTransfer => code in ofTransfer;

/** Why something has no price, as whoever tries a price reads it, without a full stop: `Pickup is for larger groups`. */
export function noPriceText({ code, about }: Pick<NoItemPrice, 'code' | 'about'>): string {
  if (about === 'option' || about === 'combo' || !isOfTransfer(code)) return ofOption[code];
  return `${about === 'comboTransfer' ? 'A transfer in it' : about} ${ofTransfer[code]}`;
}
