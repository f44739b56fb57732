import { useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { type Asked, type Holder, holds } from '#shared/permissions/holds.ts';
import { useUser } from './session.ts';

/** What the server last said of a member of staff's permissions, and of whom. */
interface Held {
  userId: string;
  permissions: readonly string[];
}

/** Kept in local storage beside the user: a page that opens shows its menu at once, and asks again beside it. */
export const heldAtom = atomWithStorage<Held | undefined>('portolan-permissions', undefined, undefined, {
  getOnInit: true,
});

const nothing: ReadonlySet<string> = new Set();

/** The signed-in person as permissions are asked of them; `undefined` for visitors, and for staff not yet heard of. */
export function useHolder(): Holder | undefined {
  const user = useUser();
  const held = useAtomValue(heldAtom);
  if (!user) return undefined;
  const { userType, isSuperAdmin } = user;
  if (userType !== 'staff' || isSuperAdmin) return { userType, isSuperAdmin, permissions: nothing };
  return held?.userId === user.id ? { userType, isSuperAdmin, permissions: new Set(held.permissions) } : undefined;
}

/** Whether the signed-in person may do what asks for this; nobody may whose rights are not heard of yet. */
export const useMay = (asked: Asked): boolean => useRights()(asked);

/** The same where several things are asked for. Who stands for a partner site is here to look. */
export function useRights(): (asked: Asked) => boolean {
  const holder = useHolder();
  const isStay = useUser()?.partnerStay !== undefined;
  return (asked) => holder !== undefined && holds(holder, asked) && (!isStay || asked.endsWith('.view'));
}
