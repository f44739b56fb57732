import type { Actor, UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { listKeys } from '#functions/lists/keys.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItem, getItems, type PageRequest, queryAll, queryPage } from '#functions/table/read.ts';
import type { KartRow } from '#shared/quotations/kart-row.ts';
import { SECOND } from '#shared/time.ts';
import { othersIn } from './builder/store.ts';
import { kartKeys } from './keys.ts';
import type {
  DayRow,
  Kart,
  KartEarnedRow,
  KartItem,
  KartPaymentRow,
  Line,
  PassengersRow,
  PersonalRow,
  QuestionRow,
  QuoteLinkRow,
  SentVersion,
  VersionItem,
} from './model.ts';
import { headFields, plainHead } from './plain.ts';

/** A quotation of the actor's site, whole; undefined where there is none of that id. One Query. */
export async function readKart(actor: Actor, id: string): Promise<Kart | undefined> {
  return kartOf(await queryAll(kartKeys.wholeKart(actor, id), { consistent: true }));
}

function kartOf(rows: ({ sk: string } & Partial<KartItem & DayRow & PassengersRow & PersonalRow>)[]): Kart | undefined {
  const head = rows.find(({ sk }) => sk === 'A');
  if (!head) return undefined;
  const passengers = rows.find(({ sk }) => sk === 'A#PAX');
  const personal = rows.find(({ sk }) => sk === 'A#PII');
  const isKept = (personal?.ttl ?? 0) * SECOND > clock.now();
  return {
    head: plainHead(head as KartItem),
    lines: rows.flatMap(({ lines = [] }): Line[] => lines),
    passengers: {
      passengers: passengers?.passengers ?? [],
      ...(isKept && personal?.sealed && { sealed: personal.sealed }),
    },
  };
}

const shownOfVersion = [
  ...(['number', 'sentAt', 'sentBy', 'validTill', 'total', 'currency', 'isWithdrawn', 'packed'] as const),
] as const;

/** A quotation with what was sent of it, what was asked, and who is at it. */
interface Opened {
  kart: Kart;
  versions: (SentVersion & Pick<VersionItem, 'mark'>)[];
  questions: QuestionRow[];
  /** Names of others who have it open. */
  seenBy: string[];
}

const openedFields = [
  ...new Set([
    ...headFields,
    ...(['sk', 'lines', 'passengers', 'sealed', 'ttl', 'name', 'until'] as const),
    ...(['number', 'sentAt', 'sentBy', 'total', 'isWithdrawn', 'mark'] as const),
    ...(['text', 'askedAt', 'answer', 'answeredBy', 'answeredAt'] as const),
  ]),
];

/** All that its builder shows, what its versions hold apart; undefined where there is none of that id. One Query. */
export async function readOpened(actor: UserActor, id: string): Promise<Opened | undefined> {
  const rows = await queryAll(kartKeys.openedKart(actor, id), {
    ...{ from: 'A', to: 'V#~', consistent: true },
    fields: openedFields,
  });
  const below = <Row>(begins: string) => rows.filter(({ sk }) => sk.startsWith(begins)) as unknown as Row[];
  const kart = kartOf(below('A'));
  if (!kart) return undefined;
  return {
    kart,
    versions: below('V#'),
    questions: below('MSG#'),
    seenBy: othersIn(rows, actor.userId),
  };
}

/** Its sent versions, the oldest first. One Query. */
export const readVersions = (actor: Actor, id: string): Promise<SentVersion[]> =>
  queryAll(kartKeys.kartVersions(actor, id), { fields: shownOfVersion });

/** A sent version, whole; undefined where there is none of that number. */
export const readVersion = (actor: Actor, id: string, number: number): Promise<VersionItem | undefined> =>
  getItem(kartKeys.kartVersion(actor, id, number));

/** The running number of the site's last quotation; 0 before the first. */
export const readKartCount = async (actor: Actor): Promise<number> =>
  (await getItem(kartKeys.kartCount(actor)))?.last ?? 0;

const unpack = (card: string): KartRow => JSON.parse(card) as KartRow;

/** Quotations of a site: the newest first, by arrival, a customer's, or what is owed by its deadline. One Query. */
export const kartsIn = (
  scope: Scope,
  by: { arrival: true } | { customerId: number } | { due: true } | undefined,
  page: Omit<PageRequest, 'fields'>,
) =>
  readCards(
    listIn(scope, {
      site: (actor) =>
        by === undefined
          ? kartKeys.karts(actor)
          : 'arrival' in by
            ? kartKeys.kartsByArrival(actor)
            : 'due' in by
              ? kartKeys.kartsToPay(actor)
              : kartKeys.kartsOfCustomer(actor, by.customerId),
    }),
    unpack,
    page,
  );

/** Quotations that a word leads to, each with that word, the newest of one word first; those that are not there are left out. One Query and their rows. */
export async function kartsByWord(
  scope: Scope,
  beginning: string,
  page: Pick<PageRequest, 'cursor' | 'limit'>,
): Promise<{ cards: { row: KartRow; word: string }[]; cursor: string | undefined }> {
  const { actor } = scope;
  const list = listIn(scope, { site: (site) => listKeys.words(site, 'KART', beginning) });
  const { items, cursor } = await queryPage(list, { ...page, beginsWith: beginning, consistent: true });
  const ids = [...new Set(items.map(({ kartId }) => kartId))];
  const rows = await getItems(
    ids.map((id) => kartKeys.kart(actor, id)),
    { fields: ['card'] },
  );
  const found = new Map(rows.flatMap((row, at) => (row ? [[ids[at]!, unpack(row.card)] as const] : [])));
  return {
    cards: items.flatMap(({ kartId, word }) => {
      const row = found.get(kartId);
      return row ? [{ row, word }] : [];
    }),
    cursor,
  };
}

/** Its link's row; undefined before it was sent. */
export const readQuoteLink = (actor: Actor, id: string): Promise<QuoteLinkRow | undefined> =>
  getItem(kartKeys.quoteLink(actor, id));

/** What its customer asked, the oldest first. One Query. */
export const readQuestions = (actor: Actor, id: string): Promise<QuestionRow[]> =>
  queryAll(kartKeys.kartQuestions(actor, id));

/** What was paid for it by orders, the oldest first. One Query. */
export async function readKartPayments(actor: Actor, id: string): Promise<KartPaymentRow[]> {
  const rows = await queryAll(kartKeys.kartPayments(actor, id), { consistent: true });
  return rows.toSorted((one, other) => (`${one.at}${one.orderId}` < `${other.at}${other.orderId}` ? -1 : 1));
}

/** What of it was earned so far; undefined before the first. */
export const readKartEarned = (actor: Actor, id: string): Promise<KartEarnedRow | undefined> =>
  getItem(kartKeys.kartEarned(actor, id));

/** Whether transfers of a quotation are still to be made, moved or withdrawn. */
export const isBeingMade = async (actor: Actor, kartId: string): Promise<boolean> =>
  (await getItem(kartKeys.voucherTask(actor, kartId))) !== undefined;

/** A quotation's head alone; undefined where there is none. */
export async function readHead(actor: Actor, id: string): Promise<KartItem | undefined> {
  const row = await getItem(kartKeys.kart(actor, id));
  return row && plainHead(row);
}

/** Lines by the day whose row keeps them. */
export function linesByDay(lines: readonly Line[]): Map<number, Line[]> {
  const days = new Map<number, Line[]>();
  for (const line of lines) days.set(line.day, [...(days.get(line.day) ?? []), line]);
  return days;
}
