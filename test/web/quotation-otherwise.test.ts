import { expect, it } from 'vitest';
import { isOtherwise } from '#web/quotations/builder/use-opened-kart.ts';

const held = (more: object = {}) =>
  ({
    kart: { version: 4 },
    questions: [{ answeredAt: '2026-11-21T06:00:00.000Z' }, { answeredAt: '' }],
    ...{ voucher: null, seenBy: [], ...more },
  }) as unknown as Parameters<typeof isOtherwise>[0];
const stands = { version: 4, questions: 2, answered: 1, isBeingMade: false, seenBy: [] };

it.each([
  ['what is held still', {}, {}, false],
  ['a later version', { version: 5 }, {}, true],
  ['a version read before one’s own was saved', { version: 3 }, {}, false],
  ['another question', { questions: 3 }, {}, true],
  ['another answer', { answered: 2 }, {}, true],
  ['transfers that are being made', { isBeingMade: true }, { voucher: { isBeingMade: true } }, true],
  ['transfers that were being made', {}, { voucher: { isBeingMade: true } }, true],
  ['who else is at it, which needs no other reading', { seenBy: ['Asha'] }, {}, false],
] as const)('of %s a quotation is read again: %#', (_, more, of, isRead) => {
  expect(isOtherwise(held(of), { ...stands, ...more, seenBy: [...('seenBy' in more ? more.seenBy : [])] })).toBe(
    isRead,
  );
});
