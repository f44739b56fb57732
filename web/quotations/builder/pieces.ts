import { changedFields, fieldsOnTop } from '#web/ui/edit/on-top.ts';

/** What the fields of a part hold, as they are typed; empty for nothing, `1` for a tick. */
export type Values = Readonly<Record<string, string>>;

/** The head of a quotation, or one of its lines: what is saved and counted by itself. */
export interface Piece {
  id: string;
  /** Counts its changes; 0 of what was never saved. */
  version: number;
  values: Values;
}

/** What somebody made of a piece, and what they hold to; without `base` it is new. */
export interface PieceEdit {
  id: string;
  base: Piece | undefined;
  values: Values;
}

export type Edits = ReadonlyMap<string, PieceEdit>;

/** A field that two people changed to different things: one is chosen. */
export interface FieldConflict {
  id: string;
  field: string;
  mine: string;
  theirs: string;
}

export const isChanged = ({ base, values }: PieceEdit): boolean =>
  !base || changedFields(base.values, values).length > 0;

/** The fields of an edit that differ from what it holds to; all of something new. */
export const ownFields = ({ base, values }: PieceEdit): readonly string[] =>
  base ? changedFields(base.values, values) : Object.keys(values);

/** One's own fields changed, of a piece that stands as `base`. */
export function changePiece(edits: Edits, base: Piece | undefined, id: string, fields: Values): Edits {
  const before = edits.get(id) ?? { id, base, values: base?.values ?? {} };
  const next = new Map(edits).set(id, { ...before, values: { ...before.values, ...fields } });
  if (!isChanged(next.get(id)!)) next.delete(id);
  return next;
}

/**
 * What is one's own after a save of `sent` was answered: what was typed meanwhile stays, on top of what stands now; what
 * was sent is settled.
 */
export function settled(edits: Edits, sent: Edits, stands: ReadonlyMap<string, Piece>): Edits {
  const next = new Map(edits);
  for (const [id, { values: was }] of sent) {
    const edit = next.get(id);
    const now = stands.get(id);
    if (!edit || !now) continue;
    const typed = changedFields(was, edit.values);
    const values = { ...now.values, ...Object.fromEntries(typed.map((field) => [field, edit.values[field] ?? ''])) };
    const kept = { id, base: now, values };
    if (typed.length > 0 && isChanged(kept)) next.set(id, kept);
    else next.delete(id);
  }
  return next;
}

/**
 * One's own on top of what somebody else saved: fields that only one of both changed go together silently, a field of
 * both to different things is told. One's own stands in it until it is chosen.
 */
export function metPieces(
  edits: Edits,
  stands: ReadonlyMap<string, Piece>,
): { edits: Edits; conflicts: readonly FieldConflict[] } {
  const next = new Map(edits);
  const conflicts: FieldConflict[] = [];
  for (const [id, edit] of edits) {
    const now = stands.get(id);
    if (!now || !edit.base || now.version === edit.base.version) continue;
    const own = ownFields(edit);
    const theirs = new Set(changedFields(edit.base.values, now.values));
    for (const field of own)
      if (theirs.has(field) && now.values[field] !== edit.values[field])
        conflicts.push({ id, field, mine: edit.values[field] ?? '', theirs: now.values[field] ?? '' });
    const kept = { id, base: now, values: fieldsOnTop(now.values, edit.base.values, edit.values) };
    if (isChanged(kept)) next.set(id, kept);
    else next.delete(id);
  }
  return { edits: next, conflicts };
}

/** Theirs chosen in one field. */
export function withTheirs(edits: Edits, { id, field, theirs }: FieldConflict): Edits {
  const edit = edits.get(id);
  if (!edit) return edits;
  const next = new Map(edits);
  const kept = { ...edit, values: { ...edit.values, [field]: theirs } };
  if (isChanged(kept)) next.set(id, kept);
  else next.delete(id);
  return next;
}
