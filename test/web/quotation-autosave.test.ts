import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeAutosave, type Saved, STILL } from '#web/quotations/builder/autosave.ts';
import type { Edits, Piece } from '#web/quotations/builder/pieces.ts';

const piece = (version: number, values: Record<string, string>, id = 'line'): Piece => ({ id, version, values });
const standing = (...pieces: Piece[]) => new Map(pieces.map((one) => [one.id, one]));
const savedAs = (...pieces: Piece[]): Saved => ({
  kind: 'saved',
  at: '2026-11-26T14:02:00.000Z',
  stands: standing(...pieces),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function world(answer: (edits: Edits) => Saved | Promise<Saved>) {
  const sent: Edits[] = [];
  const line = { isOnline: true };
  const autosave = makeAutosave({
    isWhole: (_, { name = '' }) => name !== '',
    isOnline: () => line.isOnline,
    save: async (edits) => {
      sent.push(edits);
      return await answer(edits);
    },
  });
  autosave.heard(standing(piece(1, { name: 'Visa', price: '100' }), piece(1, { name: 'Safari', price: '' }, 'other')));
  return { autosave, sent, line };
}

it('saves what was changed alone, two seconds after the last key', async () => {
  const { autosave, sent } = world(() => savedAs(piece(2, { name: 'Visa', price: '120' })));
  autosave.change('line', { price: '12' });
  await vi.advanceTimersByTimeAsync(STILL - 1);
  autosave.change('line', { price: '120' });
  await vi.advanceTimersByTimeAsync(STILL - 1);
  expect(sent).toEqual([]);
  expect(autosave.get().save.kind).toBe('typing');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.map((edits) => [...edits.keys()])).toEqual([['line']]);
  expect(autosave.get()).toMatchObject({ edits: new Map(), save: { kind: 'saved', at: '2026-11-26T14:02:00.000Z' } });
});

it('keeps a line that lacks something until it has it', async () => {
  const { autosave, sent } = world(() => savedAs(piece(1, { name: 'Boat', price: '' }, 'new')));
  autosave.change('new', { name: '', price: '5' });
  await vi.advanceTimersByTimeAsync(STILL);
  expect(sent).toEqual([]);
  autosave.change('new', { name: 'Boat' });
  await vi.advanceTimersByTimeAsync(STILL);
  expect([...sent[0]!.keys()]).toEqual(['new']);
});

it('waits without a connection, and saves with it', async () => {
  const { autosave, sent, line } = world(() => savedAs(piece(2, { name: 'Visa', price: '120' })));
  line.isOnline = false;
  autosave.change('line', { price: '120' });
  await vi.advanceTimersByTimeAsync(STILL);
  expect([sent.length, autosave.get().save.kind]).toEqual([0, 'offline']);
  line.isOnline = true;
  autosave.connected();
  await vi.advanceTimersByTimeAsync(1);
  expect([sent.length, autosave.get().save.kind]).toEqual([1, 'saved']);
});

it('sends again by itself where somebody else changed another field', async () => {
  const answers: Saved[] = [
    { kind: 'conflict', stands: standing(piece(5, { name: 'Tourist visa', price: '100' })) },
    savedAs(piece(6, { name: 'Tourist visa', price: '120' })),
  ];
  const { autosave, sent } = world(() => answers.shift()!);
  autosave.change('line', { price: '120' });
  await vi.advanceTimersByTimeAsync(STILL);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[1]!.get('line')).toMatchObject({ base: { version: 5 }, values: { name: 'Tourist visa', price: '120' } });
  expect(autosave.get().edits.size).toBe(0);
});

it('sends nothing while a field of both is not chosen', async () => {
  const answers: Saved[] = [
    { kind: 'conflict', stands: standing(piece(5, { name: 'Visa', price: '130' })) },
    savedAs(piece(6, { name: 'Visa', price: '120' })),
  ];
  const { autosave, sent } = world(() => answers.shift()!);
  autosave.change('line', { price: '120' });
  await vi.advanceTimersByTimeAsync(STILL);
  autosave.change('other', { price: '7' });
  await vi.advanceTimersByTimeAsync(STILL);
  expect(sent.length).toBe(1);
  const [conflict] = autosave.get().conflicts;
  expect(conflict).toEqual({ id: 'line', field: 'price', mine: '120', theirs: '130' });
  // The page hears of what stands once more: it is asked all the same.
  autosave.heard(standing(piece(5, { name: 'Visa', price: '130' }), piece(1, { name: 'Safari', price: '' }, 'other')));
  await vi.advanceTimersByTimeAsync(STILL);
  expect([sent.length, autosave.get().conflicts]).toEqual([1, [conflict]]);
  autosave.choose(conflict!, 'mine');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[1]!.get('line')?.values.price).toBe('120');
});

it('says what was refused at its field, until it is typed anew', async () => {
  const { autosave } = world(() => ({
    kind: 'refused',
    errors: new Map([['line', { price: 'Too much.' }]]),
    says: '',
  }));
  autosave.change('line', { price: '120' });
  await vi.advanceTimersByTimeAsync(STILL);
  expect(autosave.get().errors.get('line')).toEqual({ price: 'Too much.' });
  autosave.change('line', { price: '110' });
  expect(autosave.get().errors.get('line')).toEqual({});
});

it('shows what others did to lines that nobody here is changing, and takes out what they removed', () => {
  const { autosave } = world(() => savedAs());
  autosave.heard(standing(piece(2, { name: 'Visa', price: '90' })));
  expect([...autosave.get().stands]).toEqual([['line', piece(2, { name: 'Visa', price: '90' })]]);
});

it('holds what stands as it stood as the same piece, so that nothing of it is drawn anew', async () => {
  const { autosave } = world(() => savedAs(piece(2, { name: 'Visa', price: '120' }), { ...other() }));
  const before = autosave.get().stands.get('other');
  autosave.change('line', { price: '120' });
  await vi.advanceTimersByTimeAsync(STILL);
  expect(autosave.get().stands.get('line')).toMatchObject({ version: 2 });
  expect(autosave.get().stands.get('other')).toBe(before);
  autosave.heard(standing(piece(2, { name: 'Visa', price: '120' }), { ...other(), version: 2 }));
  expect(autosave.get().stands.get('other')).toMatchObject({ version: 2 });
});

it('waits for whoever was asked what it does and said not yet, until they ask for it or change something', async () => {
  const answers: Saved[] = [{ kind: 'held' }, savedAs(piece(2, { name: 'Visa', price: '20' }))];
  const { autosave, sent } = world(() => answers.shift()!);
  autosave.change('line', { price: '20' });
  await vi.advanceTimersByTimeAsync(10 * STILL);
  expect([sent.length, autosave.get().save.kind, autosave.get().edits.size]).toEqual([1, 'held', 1]);
  expect(await autosave.flush()).toBe(true);
  expect([sent.length, autosave.get().save.kind]).toEqual([2, 'saved']);
});

const other = () => piece(1, { name: 'Safari', price: '' }, 'other');
