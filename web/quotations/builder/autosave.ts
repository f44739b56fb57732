import { isSame } from '#web/ui/edit/on-top.ts';
import {
  changePiece,
  type Edits,
  type FieldConflict,
  isChanged,
  metPieces,
  type Piece,
  settled,
  type Values,
  withTheirs,
} from './pieces.ts';

/** Issue: saved two seconds after the last key. Milliseconds. */
export const STILL = 2_000;

/** What a save came to. `stands`: pieces as the server has them by now. */
export type Saved =
  | { kind: 'saved'; at: string; stands: ReadonlyMap<string, Piece> }
  | { kind: 'conflict'; stands: ReadonlyMap<string, Piece> }
  /** What is wrong, by piece and field; `says` of none. */
  | { kind: 'refused'; errors: ReadonlyMap<string, Values>; says: string }
  /** Whoever was asked what it does said not yet. */
  | { kind: 'held' }
  | { kind: 'unheard' };

export type SaveState =
  | { kind: 'saved'; at: string | undefined }
  | { kind: 'typing' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  /** Until it is asked for, or something of it changes. */
  | { kind: 'held' }
  | { kind: 'refused'; says: string };

/** All that is known of what is edited; another object after each change. */
export interface AutosaveState {
  /** As the server has it, as far as was heard. */
  stands: ReadonlyMap<string, Piece>;
  /** One's own, not saved yet. */
  edits: Edits;
  save: SaveState;
  errors: ReadonlyMap<string, Values>;
  conflicts: readonly FieldConflict[];
}

interface Ways {
  /** Whether a piece has all that a save needs: until then it waits here. */
  isWhole(id: string, values: Values): boolean;
  save(edits: Edits): Promise<Saved>;
  isOnline(): boolean;
}

export interface Autosave {
  get(): AutosaveState;
  subscribe(heard: () => void): () => void;
  /** What was read of the server. */
  heard(stands: ReadonlyMap<string, Piece>): void;
  change(id: string, fields: Values): void;
  /** Of several pieces in one go. */
  changeAll(changes: readonly { id: string; fields: Values }[]): void;
  /** Forgets a piece: it was removed, or never came to be. */
  drop(id: string): void;
  /** Takes up what waited from an earlier visit. */
  resume(kept: Edits): void;
  choose(conflict: FieldConflict, side: 'mine' | 'theirs'): void;
  /** Saves at once; true where nothing is left to save. */
  flush(): Promise<boolean>;
  /** The connection came or went. */
  connected(): void;
  stop(): void;
}

/**
 * Pieces that several people edit, saved by themselves once nobody types: changed ones alone. While a save is on its
 * way what is typed waits for the next; without a connection all of it waits, and goes with the connection. Where
 * somebody else changed the same field nothing is saved until one of both sides is chosen.
 */
export function makeAutosave({ isWhole, save, isOnline }: Ways): Autosave {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let now: AutosaveState = {
    stands: new Map(),
    edits: new Map(),
    save: { kind: 'saved', at: undefined },
    errors: new Map(),
    conflicts: [],
  };
  const put = (fields: Partial<AutosaveState>) => {
    now = { ...now, ...fields };
    for (const heard of listeners) heard();
  };
  const due = (): Edits => new Map([...now.edits].filter(([id, edit]) => isChanged(edit) && isWhole(id, edit.values)));
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };
  /** One's own on top of what stands; what does not meet goes on its way by itself. */
  const meet = (stands: ReadonlyMap<string, Piece>, edits: Edits, wait: number) => {
    const met = metPieces(edits, stands);
    const told = new Set(met.conflicts.map(nameOf));
    // What is asked stays asked until it is chosen, whatever is heard meanwhile.
    const asked = now.conflicts.filter((one) => met.edits.has(one.id) && !told.has(nameOf(one)));
    const conflicts = [...asked, ...met.conflicts];
    put({ stands, edits: met.edits, conflicts });
    if (conflicts.length === 0 && due().size > 0) later(wait);
  };

  const send = async (): Promise<boolean> => {
    clearTimeout(timer);
    const sent = due();
    if (sent.size === 0 || now.conflicts.length > 0) return now.edits.size === 0;
    if (!isOnline()) {
      put({ save: { kind: 'offline' } });
      return false;
    }
    put({ save: { kind: 'saving' } });
    const answer = await save(sent);
    switch (answer.kind) {
      case 'unheard':
        put({ save: { kind: 'offline' } });
        return false;
      case 'held':
        put({ save: { kind: 'held' } });
        return false;
      case 'refused':
        put({ save: { kind: 'refused', says: answer.says }, errors: answer.errors });
        return false;
      case 'conflict':
        put({ save: { kind: 'typing' } });
        meet(newest(now.stands, answer.stands), now.edits, 0);
        return false;
      default: {
        const stands = newest(now.stands, answer.stands);
        const edits = settled(now.edits, sent, stands);
        put({ stands, edits, errors: new Map(), save: { kind: 'saved', at: answer.at } });
        if (due().size > 0) {
          put({ save: { kind: 'typing' } });
          later(STILL);
        }
        return edits.size === 0;
      }
    }
  };
  /** One save at a time. */
  const flush = (): Promise<boolean> => {
    const next = running.then(send);
    running = next;
    return next;
  };
  const changeAll = (changes: readonly { id: string; fields: Values }[]) => {
    let { edits, errors } = now;
    for (const { id, fields } of changes) {
      edits = changePiece(edits, now.stands.get(id), id, fields);
      errors = without(errors, id, fields);
    }
    put({ edits, errors, ...(isOnline() && { save: { kind: 'typing' } as const }) });
    if (due().size > 0) later(STILL);
    else if (edits.size === 0 && now.save.kind === 'typing') put({ save: { kind: 'saved', at: undefined } });
  };

  return {
    get: () => now,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    heard: (read) => {
      const stands = withoutGone(newest(now.stands, read), read, now.edits);
      if (now.edits.size === 0) put({ stands });
      else meet(stands, now.edits, STILL);
    },
    changeAll,
    change: (id, fields) => changeAll([{ id, fields }]),
    drop: (id) => {
      const [stands, edits] = [new Map(now.stands), new Map(now.edits)];
      stands.delete(id);
      edits.delete(id);
      put({ stands, edits });
    },
    resume: (kept) => meet(now.stands, new Map([...now.edits, ...kept]), 0),
    choose: (conflict, side) => {
      const conflicts = now.conflicts.filter((one) => one !== conflict);
      put({ conflicts, ...(side === 'theirs' && { edits: withTheirs(now.edits, conflict) }) });
      if (conflicts.length === 0 && due().size > 0) later(0);
    },
    flush,
    connected: () => {
      if (now.edits.size === 0) return;
      if (isOnline()) later(0);
      else put({ save: { kind: 'offline' } });
    },
    stop: () => clearTimeout(timer),
  };
}

const nameOf = ({ id, field }: FieldConflict): string => `${id} ${field}`;

/** Of each piece what was heard of it last; one of which nothing else was heard is the same piece. */
function newest(one: ReadonlyMap<string, Piece>, other: ReadonlyMap<string, Piece>): ReadonlyMap<string, Piece> {
  const all = new Map(one);
  for (const [id, piece] of other) {
    const had = all.get(id);
    const isOlder = had !== undefined && had.version > piece.version;
    if (!isOlder && !isSame(had, piece)) all.set(id, piece);
  }
  return all;
}

/** Without what is not there any more, unless one is changing it. */
function withoutGone(
  all: ReadonlyMap<string, Piece>,
  read: ReadonlyMap<string, Piece>,
  edits: Edits,
): ReadonlyMap<string, Piece> {
  return new Map([...all].filter(([id]) => read.has(id) || edits.has(id)));
}

function without(errors: ReadonlyMap<string, Values>, id: string, fields: Values): ReadonlyMap<string, Values> {
  const said = errors.get(id);
  if (!said) return errors;
  const left = Object.fromEntries(Object.entries(said).filter(([field]) => !(field in fields)));
  return new Map(errors).set(id, left);
}
