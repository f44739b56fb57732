import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';

/** `/activities`: where one begins. */
export default function ActivitiesRedirect() {
  return <Navigate to={paths.activitySearch} replace />;
}
