import { paths } from '#web/app/paths.ts';
import { useHolder } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { staffMenu } from '#web/app/shell/staff-menu.ts';
import { startOf } from '#web/app/shell/start-of.ts';
import { useSiteRoutes } from '#web/app/site-routes.ts';
import { useVisibleItems } from '#web/app/shell/use-menu.ts';
import { useSite } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** `/403`. Staff, whose rights change while they work, are led on to a page that they may open. */
export default function Forbidden() {
  const isStaff = useUser()?.userType === 'staff';
  const seen = useVisibleItems(useSiteRoutes());
  const start = startOf(useSite(), useHolder(), seen);
  const items = isStaff ? seen(staffMenu.flatMap((section) => section.items)) : [];
  const next = items.find(({ to }) => to === start) ?? items[0];
  const link = next
    ? { to: next.to, label: `Go to ${next.label}` }
    : isStaff
      ? { to: paths.logout, label: 'Sign out' }
      : { to: paths.home, label: 'Go to the start page' };
  return (
    <EmptyState
      heading="Not allowed"
      text={
        isStaff
          ? 'Your account does not have access to this page. A super admin of the site can change this.'
          : 'Your account does not have access to this page.'
      }
      link={link}
      page
    />
  );
}
