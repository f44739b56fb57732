import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';

/** The list, and its saved filter, behind each address that once was a queue of its own. */
const places: readonly (readonly [path: string, list: string, tab: string])[] = [
  [paths.flightsTicketQueue, paths.flightTicketQueue, ''],
  [paths.flightsHoldQueue, paths.flightTicketQueue, 'holds'],
  [paths.flightsChangeRequestQueue, paths.flightChangeRequests, 'waiting'],
];

/** `/flights/ticketQueue`, `/flights/holdQueue`: the ticket queue with that filter; `/flights/changeRequestQueue`: what waits. */
export default function QueueRedirect() {
  const { pathname } = useLocation();
  const [, list, tab] = places.find(([path]) => matchPath(path, pathname)) ?? ['', paths.flightTicketQueue, ''];
  return <Navigate to={tab ? `${list}?${new URLSearchParams({ tab })}` : list} replace />;
}
