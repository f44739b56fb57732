import type { Actor } from '#functions/actor.ts';
import { readSite } from '#functions/site/store.ts';

type Made = { user: { email: string; userType: string } | null };

/**
 * Bookings as their reader sees who made them: a customer reads the site's own address in the place of a member of
 * staff's who booked for them. A read of the site, kept in memory, where there is one.
 */
export async function withShownMaker<M extends Made>(actor: Actor, bookings: readonly M[]): Promise<M[]> {
  const isStaff = actor.kind !== 'user' || actor.userType === 'staff';
  if (isStaff || !bookings.some(({ user }) => user?.userType === 'staff')) return [...bookings];
  const { adminEmail } = await readSite(actor);
  return bookings.map((booking) =>
    booking.user?.userType === 'staff' ? { ...booking, user: { ...booking.user, email: adminEmail } } : booking,
  );
}
