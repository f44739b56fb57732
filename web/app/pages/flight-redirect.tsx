import { Navigate } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';

export const FlightRedirect = () => <Navigate to={paths.flightSearch} replace />;
