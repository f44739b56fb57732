import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';

/** `/staff`: what staff work with first. */
export const StaffRedirect = () => <Navigate to={paths.staffCustomers} replace />;

/** Staff's `/user/dashboard`, while they have no dashboard: what waits for them. */
export const DashboardRedirect = () => <Navigate to={paths.flightTicketQueue} replace />;
