import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';

/** `/user/dashboard`, while nobody has a screen of their own there: what waits for staff, the search for others. */
export default function DashboardRedirect() {
  const isStaff = useUser()?.userType === 'staff';
  return <Navigate to={isStaff ? paths.flightTicketQueue : paths.flightSearch} replace />;
}
