import { DRAFT } from '#web/ui/edit/forget-drafts.ts';
import { newLineId } from './line-id.ts';
import type { Edits, PieceEdit } from './pieces.ts';

/** A draft of more is not kept: what is there is of others too. Signs. */
const MOST = 500_000;

/** Each tab keeps its own: what one of them has saved leaves the others' alone. */
const tab = newLineId();

const keysOf = (userId: string, kartId: string) => `${DRAFT}kart ${userId} ${kartId} `;
const keyOf = (userId: string, kartId: string) => `${keysOf(userId, kartId)}${tab}`;
const othersOf = (userId: string, kartId: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(keysOf(userId, kartId)) && key !== keyOf(userId, kartId));

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

/** What earlier visits, and other tabs, kept of a quotation; empty where nothing was. */
export function keptDraft(userId: string, kartId: string): Edits {
  try {
    const lists = [...othersOf(userId, kartId), keyOf(userId, kartId)].map(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as PieceEdit[],
    );
    return new Map(lists.flat().map((edit) => [edit.id, edit]));
  } catch {
    return new Map();
  }
}

/** Forgets what earlier visits kept: it was taken up, or is not wanted. */
export function forgetKept(userId: string, kartId: string): void {
  try {
    for (const key of othersOf(userId, kartId)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
