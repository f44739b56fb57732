import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isForPartners } from '#shared/partners/is-for-partners.ts';
import { CallFailed, isNotThere } from '#web/api/call-failed.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import type { FindKind, Finds, Hit } from './find-kind.ts';
import { kinds } from './kinds.ts';

/** One thing that was found, of which kind it is, and how it is drawn. */
export type Found = Hit & Pick<FindKind, 'icon'> & { kind: string };

/** What was found of the kinds of one label. */
export interface FoundGroup {
  label: string;
  found: readonly Found[];
  hasMore: boolean;
  all: string | undefined;
}

/** What one search answered. */
export interface FoundAll {
  words: string;
  groups: readonly FoundGroup[];
  /** Labels of kinds that could not be asked. */
  failed: readonly string[];
}

/** The kinds that whoever looks may find: by their calls' own rights. */
export function useOpenKinds(): readonly FindKind[] {
  const site = useSite();
  const holder = useHolder();
  const isStay = useUser()?.partnerStay !== undefined;
  return holder ? kinds.filter((kind) => (!isStay || isForPartners(kind.call)) && kind.isOpen(holder, site)) : [];
}

/** Letters that are typed before anything is asked. */
export const LEAST_TYPED = 2;

/** Asks each kind that is open once, side by side; what was found before stays until all of them have answered. */
export function useFind(words: string) {
  const open = useOpenKinds();
  const queries = useQueryClient();
  const holder = useHolder();
  const { dayOf } = useSiteDays();
  const isAsked = holder !== undefined && words.length >= LEAST_TYPED;
  const query = useQuery({
    queryKey: ['find', open.map(({ id }) => id), words],
    enabled: isAsked,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<FoundAll> => {
      const looking = { userType: holder!.userType, dayOf };
      const answered = await Promise.all(
        open.map(async (kind) => {
          try {
            return { kind, finds: await kind.find(queries, words, looking) };
          } catch (error) {
            if (!(error instanceof CallFailed)) throw error;
            return { kind, finds: nothing, isFailed: !isNotThere(error.failure) };
          }
        }),
      );
      const failed = answered.flatMap(({ kind, isFailed }) => (isFailed ? [kind.label] : []));
      return { words, groups: grouped(answered), failed: [...new Set(failed)] };
    },
  });
  return { found: isAsked ? query.data : undefined, isPending: isAsked && query.data?.words !== words };
}

const nothing: Finds = { hits: [], hasMore: false };

function grouped(answered: readonly { kind: FindKind; finds: Finds }[]): FoundGroup[] {
  const labels = [...new Set(answered.map(({ kind }) => kind.label))];
  return labels.flatMap((label) => {
    const parts = answered.filter(({ kind }) => kind.label === label);
    const found = parts.flatMap(({ kind, finds }) =>
      finds.hits.map((hit) => ({ ...hit, kind: kind.id, icon: kind.icon })),
    );
    if (found.length === 0) return [];
    return [
      {
        label,
        found,
        hasMore: parts.some(({ finds }) => finds.hasMore),
        all: parts.find(({ finds }) => finds.all)?.finds.all,
      },
    ];
  });
}
