import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Autosave, makeAutosave, type Saved } from '#web/quotations/builder/autosave.ts';
import { type Edits, ownFields, type Piece } from '#web/quotations/builder/pieces.ts';

const fieldNames = ['name', 'price', 'time', 'remarks'] as const;
const ids = ['one', 'two'] as const;
const [LOST, LATE] = ['lost on the way', 'answered late'] as const;

/** What an editor does: types, saves, hears what stands, chooses in a conflict, or the network does something to them. */
const step = fc.oneof(
  fc.record({
    does: fc.constant('types' as const),
    id: fc.constantFrom(...ids),
    field: fc.constantFrom(...fieldNames),
    value: fc.integer({ min: 0, max: 5 }).map(String),
  }),
  fc.record({ does: fc.constantFrom('saves' as const, 'hears' as const, 'waits' as const) }),
  fc.record({ does: fc.constant('chooses' as const), side: fc.constantFrom('mine' as const, 'theirs' as const) }),
  fc.record({ does: fc.constant('meets' as const), what: fc.constantFrom(LOST, LATE) }),
);
const history = fc.array(fc.record({ who: fc.constantFrom(0, 1), what: step }), { minLength: 4, maxLength: 30 });

/** The server: a line is held to the version that an edit is based on, and changes by the fields that were sent alone. */
function server() {
  let stands = new Map<string, Piece>(
    ids.map((id) => [id, { id, version: 1, values: Object.fromEntries(fieldNames.map((name) => [name, ''])) }]),
  );
  return {
    get: () => stands,
    save(edits: Edits): Saved {
      for (const { id, base } of edits.values())
        if (base && base.version !== stands.get(id)!.version) return { kind: 'conflict', stands };
      const next = new Map(stands);
      for (const edit of edits.values()) {
        const was = next.get(edit.id)!;
        const own = Object.fromEntries(ownFields(edit).map((field) => [field, edit.values[field] ?? '']));
        next.set(edit.id, { ...was, version: was.version + 1, values: { ...was.values, ...own } });
      }
      stands = next;
      return { kind: 'saved', at: '2026-11-27T03:00:00.000Z', stands };
    },
  };
}

interface Editor {
  autosave: Autosave;
  /** What they meant a field to be, until the server has it or they gave it up. */
  meant: Map<string, string>;
  next: typeof LOST | typeof LATE | undefined;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two people in one quotation', () => {
  it('lose no field that was acknowledged, in a thousand random histories', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const world = server();
        /** What the server must have: every field as it was last acknowledged. */
        const truth = new Map<string, string>();
        const editors = [0, 1].map((): Editor => {
          const editor: Editor = {
            meant: new Map(),
            next: undefined,
            autosave: makeAutosave({
              isWhole: () => true,
              isOnline: () => true,
              async save(edits) {
                const { next } = editor;
                editor.next = undefined;
                if (next === LOST) return { kind: 'unheard' };
                const before = world.get();
                const answer = world.save(edits);
                if (answer.kind !== 'saved') return answer;
                for (const [id, { values }] of world.get())
                  for (const [field, value] of Object.entries(values)) {
                    if (value === before.get(id)!.values[field]) continue;
                    // Nobody's save carries what they did not mean.
                    expect(editor.meant.get(`${id} ${field}`)).toBe(value);
                    truth.set(`${id} ${field}`, value);
                  }
                if (next === LATE) await new Promise((done) => setTimeout(done, 500));
                return answer;
              },
            }),
          };
          editor.autosave.heard(world.get());
          return editor;
        });
        for (const { who, what } of steps) {
          const { autosave, meant } = editors[who]!;
          const editor = editors[who]!;
          switch (what.does) {
            case 'types':
              meant.set(`${what.id} ${what.field}`, what.value);
              autosave.change(what.id, { [what.field]: what.value });
              break;
            case 'saves':
              void autosave.flush();
              await vi.advanceTimersByTimeAsync(0);
              break;
            case 'waits':
              await vi.advanceTimersByTimeAsync(2_500);
              break;
            case 'hears':
              autosave.heard(world.get());
              break;
            case 'meets':
              editor.next = what.what;
              break;
            default:
              choose(editor, what.side);
          }
        }
        await settle(editors, world);
        for (const [key, value] of truth) {
          const [id = '', field = ''] = key.split(' ');
          expect(world.get().get(id)!.values[field]).toBe(value);
        }
        for (const { autosave } of editors) {
          expect(autosave.get().edits.size).toBe(0);
          expect(autosave.get().stands).toEqual(world.get());
          autosave.stop();
        }
      }),
      { numRuns: 1000 },
    );
  });
});

function choose({ autosave, meant }: Editor, side: 'mine' | 'theirs'): void {
  const [conflict] = autosave.get().conflicts;
  if (!conflict) return;
  if (side === 'theirs') meant.delete(`${conflict.id} ${conflict.field}`);
  autosave.choose(conflict, side);
}

/** Both stop typing: they choose where they are asked, and save until nothing is left. */
async function settle(editors: readonly Editor[], world: ReturnType<typeof server>): Promise<void> {
  for (let round = 0; round < 12; round++)
    for (const editor of editors) {
      editor.autosave.heard(world.get());
      while (editor.autosave.get().conflicts.length) choose(editor, 'mine');
      void editor.autosave.flush();
      await vi.advanceTimersByTimeAsync(2_500);
    }
}
