import { expect, it } from 'vitest';
import { changePiece, type Edits, metPieces, type Piece, settled, withTheirs } from '#web/quotations/builder/pieces.ts';

const piece = (version: number, values: Record<string, string>, id = 'line'): Piece => ({ id, version, values });
const standing = (...pieces: Piece[]) => new Map(pieces.map((one) => [one.id, one]));
const none: Edits = new Map();
const base = piece(3, { name: 'Visa', price: '100', time: '' });

it('holds what was changed, and nothing once it is as it was', () => {
  const edits = changePiece(none, base, 'line', { price: '120' });
  expect(edits.get('line')).toEqual({ id: 'line', base, values: { ...base.values, price: '120' } });
  expect(changePiece(edits, base, 'line', { price: '100' }).size).toBe(0);
});

it('keeps what was typed while it was saved', () => {
  const sent = changePiece(none, base, 'line', { price: '120' });
  const typed = changePiece(sent, base, 'line', { time: '09:00' });
  const now = piece(4, { ...base.values, price: '120' });
  expect(settled(typed, sent, standing(now)).get('line')).toEqual({
    id: 'line',
    base: now,
    values: { name: 'Visa', price: '120', time: '09:00' },
  });
  expect(settled(sent, sent, standing(now)).size).toBe(0);
});

it('shows of a line what the server made of it, such as a price by the rates', () => {
  const sent = changePiece(none, undefined, 'line', { name: 'Safari', price: '' });
  const typed = changePiece(sent, undefined, 'line', { time: '15:00' });
  const now = piece(1, { name: 'Safari', price: '390' });
  expect(settled(typed, sent, standing(now)).get('line')?.values).toEqual({
    name: 'Safari',
    price: '390',
    time: '15:00',
  });
});

it('loses nothing where two change different fields, and tells a field of both', () => {
  const mine = changePiece(none, base, 'line', { price: '120', time: '09:00' });
  const theirs = piece(4, { name: 'Tourist visa', price: '130', time: '' });
  const { edits, conflicts } = metPieces(mine, standing(theirs));
  expect(edits.get('line')?.values).toEqual({ name: 'Tourist visa', price: '120', time: '09:00' });
  expect(conflicts).toEqual([{ id: 'line', field: 'price', mine: '120', theirs: '130' }]);
  expect(withTheirs(edits, conflicts[0]!).get('line')?.values).toEqual({
    name: 'Tourist visa',
    price: '130',
    time: '09:00',
  });
});

it('tells nothing where both made the same of it', () => {
  const mine = changePiece(none, base, 'line', { price: '120' });
  const { edits, conflicts } = metPieces(mine, standing(piece(4, { ...base.values, price: '120' })));
  expect([edits.size, conflicts]).toEqual([0, []]);
});
