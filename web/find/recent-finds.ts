import { useAtom } from 'jotai';
import { appStateAtom, type RecentFind } from '#web/app/app-state.ts';
import { useUser } from '#web/app/session/session.ts';
import { type Found, useOpenKinds } from './use-find.ts';

/** As many as a phone shows above its keyboard. */
const MOST = 6;

const isSame = (a: RecentFind, b: RecentFind) => a.kind === b.kind && a.id === b.id;

/** What this person opened from the search last, newest first, of kinds they still may find; and how one is kept. */
export function useRecentFinds(): { recent: readonly Found[]; keep(found: Found): void } {
  const user = useUser();
  const open = useOpenKinds();
  const [state, setState] = useAtom(appStateAtom);
  const kept = state.recentFinds?.userId === user?.id ? (state.recentFinds?.finds ?? []) : [];
  return {
    recent: kept.flatMap((one) => {
      const kind = open.find(({ id }) => id === one.kind);
      return kind ? [{ ...one, icon: kind.icon }] : [];
    }),
    keep({ kind, id, to, title, detail }) {
      if (!user) return;
      const next = { kind, id, to, title, detail };
      const finds = [next, ...kept.filter((one) => !isSame(one, next))].slice(0, MOST);
      setState((before) => ({ ...before, recentFinds: { userId: user.id, finds } }));
    },
  };
}
