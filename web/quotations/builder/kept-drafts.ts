import { DRAFT } from '#web/ui/edit/forget-drafts.ts';
import type { Edits, PieceEdit } from './pieces.ts';

/** A draft of more is not kept: what is there is of others too. Signs. */
const MOST = 500_000;

const keyOf = (userId: string, kartId: string) => `${DRAFT}kart ${userId} ${kartId}`;

/** Keeps what is not saved of a quotation in this browser, for the person who typed it; nothing where all is saved. */
export function keepDraft(userId: string, kartId: string, edits: Edits): void {
  const key = keyOf(userId, kartId);
  try {
    const text = JSON.stringify([...edits.values()]);
    if (edits.size === 0 || text.length > MOST) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser that keeps nothing: the page still holds it, and asks before it is left.
  }
}

/** What was kept of a quotation; empty where nothing was. */
export function keptDraft(userId: string, kartId: string): Edits {
  try {
    const list = JSON.parse(localStorage.getItem(keyOf(userId, kartId)) ?? '[]') as PieceEdit[];
    return new Map(list.map((edit) => [edit.id, edit]));
  } catch {
    return new Map();
  }
}
