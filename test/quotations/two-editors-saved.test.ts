import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { kartShown } from '#shared/quotations/kart-shown.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { type Autosave, makeAutosave, type Saved } from '#web/quotations/builder/autosave.ts';
import { HEAD } from '#web/quotations/builder/head-fields.ts';
import { kartOf, piecesOf, sendingOf } from '#web/quotations/builder/kart-wire.ts';
import { type Edits, ownFields, type Piece } from '#web/quotations/builder/pieces.ts';
import { visaLine } from './kart-desk.ts';
import { storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
let staff: TestUser[];
let customer: TestUser;
beforeAll(async () => {
  staff = [
    await world.addUser(site, 'staff', { isSuperAdmin: true }),
    await world.addUser(site, 'staff', { isSuperAdmin: true }),
  ];
  customer = await world.addUser(site, 'travelAgent');
});

const pieceFields = {
  head: ['kartName', 'remark', 'serviceCharge'],
  line: ['name', 'price', 'description'],
} as const;
const [LOST, UNHEARD] = ['never arrives', 'is carried out, and its answer is lost'] as const;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('types' as const),
      piece: fc.constantFrom('head' as const, 'first' as const, 'second' as const),
      field: fc.nat({ max: 2 }),
      value: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('saves' as const, 'hears' as const, 'both save' as const) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('chooses' as const),
      side: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('meets' as const), what: fc.constantFrom(LOST, UNHEARD) }) },
);
const history = fc.array(fc.record({ who: fc.constantFrom(0, 1), what: step }), { minLength: 6, maxLength: 18 });

interface Editor {
  autosave: Autosave;
  /** What becomes of their next save. */
  next: typeof LOST | typeof UNHEARD | undefined;
}
type Stands = ReadonlyMap<string, Piece>;

const nothingBeside = {
  ...{ versions: [], questions: [], seenBy: [] },
  ...{ agency: null, voucher: null },
};
const piecesIn = (kart: unknown): Stands =>
  piecesOf(kartOf({ kart: z.decode(kartShown, kart as never), ...nothingBeside }));

async function read(id: string, as: TestUser): Promise<Stands> {
  const answer = await callHttp({ site, call: getKartById, body: { id }, as });
  return piecesIn(answer.result!.kart);
}

/** An editor of a quotation before the real call; `carriedOut` hears what each of their saves came to. */
function editorOf(id: string, as: TestUser, carriedOut: (edits: Edits, stands: Stands) => void): Editor {
  const save = async (edits: Edits): Promise<Saved> => {
    const { next } = editor;
    editor.next = undefined;
    if (next === LOST) return { kind: 'unheard' };
    const { request, wrong } = sendingOf(edits, id, 'INR');
    expect(wrong.size).toBe(0);
    const body = z.encode(saveKart.request, request as never);
    const answer = await callHttp({ site, call: saveKart, body, as });
    if (answer.status === 409) return { kind: 'conflict', stands: piecesIn(answer.result!.kart) };
    expect(answer).toMatchObject({ status: 200 });
    const stands = piecesIn(answer.result!.kart);
    carriedOut(edits, stands);
    return next === UNHEARD ? { kind: 'unheard' } : { kind: 'saved', at: '2026-11-21T06:00:00.000Z', stands };
  };
  const editor: Editor = {
    next: undefined,
    autosave: makeAutosave({ isWhole: () => true, isOnline: () => true, save }),
  };
  return editor;
}

function choose({ autosave }: Editor, side: 'mine' | 'theirs'): void {
  const [conflict] = autosave.get().conflicts;
  if (conflict) autosave.choose(conflict, side);
}

it('two people in one quotation lose no field that was saved, in fifty random histories before the real calls', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const [first, second] = [visaLine(), visaLine()];
      const { id } = await storeKart(staff[0]!, customer, { miscellaneous: [first, second] });
      /** Every field as it was last saved, by the version of its piece. */
      const truth = new Map<string, { version: number; value: string }>();
      const carriedOut = (edits: Edits, stands: Stands) => {
        for (const edit of edits.values())
          for (const field of ownFields(edit)) {
            const { version } = stands.get(edit.id)!;
            const key = `${edit.id} ${field}`;
            if ((truth.get(key)?.version ?? 0) < version) truth.set(key, { version, value: edit.values[field]! });
          }
      };
      const editors = staff.map((as) => editorOf(id, as, carriedOut));
      const idOf = { head: HEAD, first: first.id, second: second.id };
      for (const { autosave } of editors) autosave.heard(await read(id, staff[0]!));
      for (const { who, what } of steps) {
        const editor = editors[who]!;
        if (what.does === 'types') {
          const field = pieceFields[what.piece === 'head' ? 'head' : 'line'][what.field]!;
          const isAmount = field === 'price' || field === 'serviceCharge';
          editor.autosave.change(idOf[what.piece], { [field]: isAmount ? `${what.value}` : `Text ${what.value}` });
        } else if (what.does === 'saves') await editor.autosave.flush();
        else if (what.does === 'both save') await Promise.all(editors.map(({ autosave }) => autosave.flush()));
        else if (what.does === 'hears') editor.autosave.heard(await read(id, staff[who]!));
        else if (what.does === 'meets') editor.next = what.what;
        else if (what.does === 'chooses') choose(editor, what.side);
      }
      for (let round = 0; round < 6; round++)
        for (const [who, editor] of editors.entries()) {
          editor.next = undefined;
          editor.autosave.heard(await read(id, staff[who]!));
          while (editor.autosave.get().conflicts.length) choose(editor, 'mine');
          await editor.autosave.flush();
        }
      const stands = await read(id, staff[0]!);
      for (const [key, { value }] of truth) {
        const [piece = '', field = ''] = key.split(' ');
        expect([key, stands.get(piece)!.values[field]]).toEqual([key, value]);
      }
      for (const { autosave } of editors) {
        expect([...autosave.get().edits.keys()]).toEqual([]);
        autosave.stop();
      }
    }),
    { numRuns: 50 },
  );
}, 240_000);
