import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';

/** A list that is being put into another order: what is held, and the order as it would be. */
export interface Held {
  id: string;
  order: readonly string[];
  /** Held by the keyboard: each step is said. */
  byKey: boolean;
}

/** An order with one thing at another place. */
export function movedTo(order: readonly string[], id: string, place: number): string[] {
  const others = order.filter((one) => one !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

interface Options {
  /** Several lists are one order in which each begins with its heading's id. */
  order: readonly string[];
  /** Ids of headings: they stay where they are, and nothing goes before the first. */
  headings?: ReadonlySet<string>;
  nameOf(id: string): string;
  /** Another order was asked for. */
  onMove(order: readonly string[]): void;
}

export interface Reorder {
  list: RefObject<HTMLOListElement | null>;
  held: Held | undefined;
  /** What is said to whoever does not see it. */
  said: string;
  /**
   * For the handle of a row, which is a button. Rows are the list's children and stay in the document's order while one
   * is held, or it would lose focus and pointer: `order` of CSS places them.
   */
  handle(id: string): {
    onKeyDown(event: KeyboardEvent): void;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onBlur(): void;
  };
}

/** Where something stands, as it is said: `2 of 5`, and in several lists `Day 2, 1 of 3`. */
export function placeWords(
  id: string,
  order: readonly string[],
  { headings = none, nameOf }: Pick<Options, 'headings' | 'nameOf'>,
): string {
  const at = order.indexOf(id);
  const begin = order.findLastIndex((one, place) => place <= at && headings.has(one));
  const end = order.findIndex((one, place) => place > at && headings.has(one));
  const words = `${at - begin} of ${(end < 0 ? order.length : end) - begin - 1}`;
  return begin < 0 ? words : `${nameOf(order[begin]!)}, ${words}`;
}

const none: ReadonlySet<string> = new Set();

/**
 * Puts a list, or what stands in several, into another order by pointer, or by keyboard: Space or Enter holds and lets
 * go, arrows move, Escape takes back.
 */
export function useReorder({ order, headings = none, nameOf, onMove }: Options): Reorder {
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<Held>();
  const [said, setSaid] = useState('');
  const least = headings.has(order[0] ?? '') ? 1 : 0;
  const place = (id: string, among: readonly string[]) => placeWords(id, among, { headings, nameOf });

  const letGo = () => {
    if (!held) return;
    setHeld(undefined);
    const isMoved = held.order.some((id, at) => id !== order[at]);
    setSaid(`${nameOf(held.id)} dropped, ${place(held.id, held.order)}.`);
    if (isMoved) onMove(held.order);
  };
  const takeBack = () => {
    if (held) setSaid(`${nameOf(held.id)} moved back, ${place(held.id, order)}.`);
    setHeld(undefined);
  };
  const step = (id: string, to: number) => {
    if (!held) return;
    const next = movedTo(held.order, id, Math.max(least, Math.min(held.order.length - 1, to)));
    setHeld({ ...held, order: next });
    setSaid(`${nameOf(id)}, ${place(id, next)}.`);
  };
  const onKeyDown = (id: string, event: KeyboardEvent) => {
    const { key } = event;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      if (held) return letGo();
      setHeld({ id, order, byKey: true });
      return setSaid(`${nameOf(id)} picked up, ${place(id, order)}. Arrows move it, Space drops it, Escape cancels.`);
    }
    if (!held) return undefined;
    const at = held.order.indexOf(id);
    const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: least, End: held.order.length - 1 }[key];
    if (to !== undefined) {
      event.preventDefault();
      step(id, to);
    } else if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      takeBack();
    }
    return undefined;
  };
  /** The place whose row the pointer is over. */
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])]
      .map((row) => row.getBoundingClientRect())
      .toSorted((one, other) => one.top - other.top);
    const at = rows.findIndex(({ top, height }) => y < top + height);
    return at < 0 ? rows.length - 1 : at;
  };
  return {
    list,
    held,
    said,
    handle: (id) => ({
      onKeyDown: (event) => {
        onKeyDown(id, event);
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ id, order, byKey: false });
      },
      onPointerMove: ({ clientY }) => {
        if (!held || held.byKey || held.id !== id) return;
        const over = Math.max(least, placeAt(clientY));
        if (held.order[over] !== id) setHeld({ ...held, order: movedTo(held.order, id, over) });
      },
      onPointerUp: () => {
        if (held && !held.byKey) letGo();
      },
      onPointerCancel: () => {
        if (held && !held.byKey) takeBack();
      },
      onBlur: () => {
        if (held?.byKey) takeBack();
      },
    }),
  };
}
