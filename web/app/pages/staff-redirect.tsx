import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';

/** `/staff`: what staff work with first. */
export default function StaffRedirect() {
  return <Navigate to={paths.staffCustomers} replace />;
}
