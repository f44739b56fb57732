import { useEffect, useMemo, useState } from 'react';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { useStable } from '#web/ui/use-stable.ts';
import type { Autosave, AutosaveState } from './autosave.ts';
import { copyOf, dayInserted, dayRemoved, movedLines, newLine } from './day-acts.ts';
import type { DayActs } from './days-list.tsx';
import { HEAD } from './head-fields.ts';
import type { Kart } from './kart.ts';
import { forgetKept, keepDraft, keptDraft } from './kept-drafts.ts';
import { piecesOf } from './kart-wire.ts';
import { dateIn, daysIn, isWhole, keptViews, valuesOf } from './line-views.ts';
import { daysOf, type DayView, type LineView } from './line-view.ts';
import { type Edits, metPieces, type Values } from './pieces.ts';
import { useAutosave } from './use-autosave.ts';
import type { KartServer } from './use-kart.ts';

/** What stands in the builder, and what can be done about it. */
interface Building {
  autosave: Autosave;
  state: AutosaveState;
  head: Values;
  changeHead(fields: Values): void;
  days: readonly DayView[];
  noOfDays: number;
  acts: DayActs;
  open: LineView | undefined;
  close(): void;
  /** What an earlier visit did not save; empty once the person has said what becomes of it. */
  kept: Edits;
  restore(): void;
  forget(): void;
}

/** Of a new quotation, what most have. */
const usualHead: Values = { adults: '2', child: '0', infant: '0', quoteValidyInDays: '7', priceBreakup: 'full' };

const noFacts: Kart['facts'] = new Map();

/** A quotation as it is built: what is typed on top of what the server has, saved by itself. */
export function useBuilder(kart: Kart | undefined, server: KartServer): Building {
  const { currency } = useSite();
  const userId = useUser()?.id ?? '';
  const kartId = kart?.id ?? 'new';
  const [openId, setOpenId] = useState<string>();
  const [kept, setKept] = useState(() => stillOpen(keptDraft(userId, kartId), kart));
  const { autosave, state } = useAutosave({ isWhole, save: server.save });
  const { edits } = state;

  useEffect(() => {
    if (kart) autosave.heard(piecesOf(kart));
  }, [autosave, kart]);
  useEffect(() => {
    // What an earlier visit left waits until the person has said what becomes of it.
    if (kept.size === 0) keepDraft(userId, kartId, edits);
  }, [edits, kept, userId, kartId]);
  const flushNow = useStable(() => {
    if (edits.size === 0 || kept.size > 0) return;
    // What cannot be saved on the way out waits in the browser.
    void autosave.flush().then((isDone) => isDone && keepDraft(userId, kartId, new Map()));
  });
  useEffect(() => {
    return () => flushNow();
  }, [flushNow]);

  const { stands, errors } = state;
  const saved = valuesOf(state, HEAD);
  const isNew = kart === undefined;
  const head = useMemo(() => (isNew ? { ...usualHead, ...saved } : saved), [isNew, saved]);
  const [viewsOf] = useState(keptViews);
  const facts = kart?.facts ?? noFacts;
  const lines = useMemo(
    () => viewsOf({ stands, edits, errors }, facts, currency),
    [viewsOf, stands, edits, errors, facts, currency],
  );
  const noOfDays = daysIn(head);
  const { arrivalDate = '' } = head;
  const days = useMemo(() => daysOf(lines, noOfDays, dateIn({ arrivalDate })), [lines, noOfDays, arrivalDate]);
  const setDays = (next: number) => ({
    id: HEAD,
    fields: { noOfDays: String(next), noOfNights: String(Math.max(0, next - 1)) },
  });
  const acts: DayActs = {
    add: (kind, day) => {
      const line = newLine(days, kind, day, kind === 'accomodation' ? { noOfNights: '1', numberOfRooms: '1' } : {});
      autosave.change(line.id, line.fields);
      setOpenId(line.id);
    },
    open: (id) => setOpenId((before) => (before === id ? undefined : id)),
    move: (moves) => autosave.changeAll(movedLines(moves)),
    copy: (id) => autosave.changeAll(copyOf(days, id)),
    remove: (line) => {
      if (openId === line.id) setOpenId(undefined);
      const stands = state.stands.get(line.id);
      if (!stands || !kart) return autosave.drop(line.id);
      void server.remove(line.kind, line.id, stands.version).then((isGone) => isGone && autosave.drop(line.id));
    },
    insertDay: (after) => autosave.changeAll([...dayInserted(days, after), setDays(noOfDays + 1)]),
    removeDay: (day) => autosave.changeAll([...dayRemoved(days, day), setDays(Math.max(1, noOfDays - 1))]),
  };
  const done = () => {
    forgetKept(userId, kartId);
    setKept(new Map());
  };
  return {
    autosave,
    state,
    head,
    changeHead: (fields) => autosave.change(HEAD, kart ? fields : { ...head, ...fields }),
    days,
    noOfDays,
    acts,
    open: openId === undefined ? undefined : lines.find(({ id }) => id === openId),
    close: () => {
      setOpenId(undefined);
      void autosave.flush();
    },
    kept,
    restore: () => {
      autosave.resume(kept);
      done();
    },
    forget: done,
  };
}

/** What an earlier visit left that the server does not have by now. */
function stillOpen(kept: Edits, kart: Kart | undefined): Edits {
  return kart ? metPieces(kept, piecesOf(kart)).edits : kept;
}
