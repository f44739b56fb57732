import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Call, RequestOf, ResponseOf } from '#shared/contract.ts';
import type { Permission } from '#shared/permissions/catalogue.ts';
import { type Holder, holds } from '#shared/permissions/holds.ts';
import type { SiteData } from '#shared/site/model.ts';
import type { Day, Instant } from '#shared/time.ts';
import { CallFailed } from '#web/api/call-failed.ts';
import { callApi } from '#web/api/client.ts';
import { callKey } from '#web/api/use-call.ts';
import { hasModule } from '#web/site/site.ts';
import type { IconName } from '#web/ui/icon.tsx';

/** One thing that was found: a line of the list, and where it opens. */
export interface Hit {
  /** Among those of its kind. */
  id: string;
  /** Its address within the app. */
  to: string;
  title: string;
  /** What tells it from others of that title; empty for nothing. */
  detail: string;
  /** How it stands. */
  mark?: ReactNode;
  /** Minor units of `currency`. */
  amount?: { minor: number; currency: string };
}

/** What one kind of thing answered to the words that were typed. */
export interface Finds {
  hits: readonly Hit[];
  /** Whether there are more than these. */
  hasMore: boolean;
  /** The list that shows all of them; left out where there is none that can be narrowed so. */
  all?: string;
}

/** Who looks, and where. */
export interface Looking {
  userType: Holder['userType'];
  /** An instant's day as the site counts it. */
  dayOf(at: Instant): Day;
}

/** What one kind of thing asks and shows, by a contract that is there for it. */
interface Definition<C extends Call> {
  /** Its file's name. */
  id: string;
  /** Names the group; kinds of the same label stand in one. */
  label: string;
  /** Small numbers first. */
  order: number;
  icon: IconName;
  /** What can be typed, as the empty search says it: `PNR`, `ticket number`. */
  byWhat: readonly string[];
  call: C;
  /** The right that its handler asks for what is found, where the contract names none. */
  right?: Permission;
  /** What is asked for these words, at most one Query each: none where they cannot be of this kind. */
  asks(words: string): readonly RequestOf<C>[];
  finds(answer: ResponseOf<C>, request: RequestOf<C>, looking: Looking): Finds;
}

/** A kind as the search uses it. */
export interface FindKind extends Pick<Definition<Call>, 'id' | 'label' | 'order' | 'icon' | 'byWhat' | 'call'> {
  /** Whether whoever looks may make its call at all: nothing of it is asked, counted or named otherwise. */
  isOpen(holder: Holder, site: SiteData): boolean;
  /** The requests that these words lead to. */
  asks(words: string): readonly unknown[];
  /** Asks, and reads the answers; throws CallFailed. Kinds that ask the same share one request. */
  find(queries: QueryClient, words: string, looking: Looking): Promise<Finds>;
}

/** Answers are as good as new for so many ms: going back over what was typed asks nothing. */
const FRESH = 10_000;

/** A kind of thing by the contract that finds it, which says who may. Its file in `kinds/` is all that it takes. */
export const findKind = <C extends Call>({ asks, finds, call, right, ...kind }: Definition<C>): FindKind => ({
  ...kind,
  call,
  asks,
  isOpen(holder, site) {
    const { userTypes, module, permission } = call.access;
    if (userTypes && !userTypes.includes(holder.userType)) return false;
    if (module && !hasModule(site, module)) return false;
    const named = asks(SOME_WORDS)[0] as Record<string, unknown> | undefined;
    const by = call.access.permissionBy;
    const asked = right ?? permission ?? (by && named ? by.asks[String(named[by.field])] : undefined);
    return asked === undefined || holds(holder, asked);
  },
  async find(queries, words, looking) {
    const answered = await Promise.all(
      asks(words).map(async (request) => {
        const answer = await queries.fetchQuery({
          queryKey: callKey(call, request),
          queryFn: () => valueOf(call, request),
          staleTime: FRESH,
        });
        return finds(answer, request, looking);
      }),
    );
    const hits = new Map(answered.flatMap((one) => one.hits).map((hit) => [hit.id, hit]));
    const all = answered.find((one) => one.all && one.hits.length > 0)?.all;
    return { hits: [...hits.values()], hasMore: answered.some(({ hasMore }) => hasMore), ...(all && { all }) };
  },
});

/** Words that every kind asks something for whose right goes by what it asks. */
const SOME_WORDS = 'UTR 6071148';

async function valueOf<C extends Call>(call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const answer = await callApi(call, request, { quiet: true });
  if (answer.ok) return answer.value;
  throw new CallFailed(answer);
}
