import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';

/** The queue's saved filter behind each address that once was a queue of its own. */
const tabs: readonly (readonly [path: string, tab: string])[] = [
  [paths.flightsTicketQueue, ''],
  [paths.flightsHoldQueue, 'holds'],
  [paths.flightsChangeRequestQueue, 'requests'],
];

/** `/flights/ticketQueue`, `/flights/holdQueue`, `/flights/changeRequestQueue`: the ticket queue with that filter. */
export default function QueueRedirect() {
  const { pathname } = useLocation();
  const tab = tabs.find(([path]) => matchPath(path, pathname))?.[1];
  return (
    <Navigate
      to={tab ? `${paths.flightTicketQueue}?${new URLSearchParams({ tab })}` : paths.flightTicketQueue}
      replace
    />
  );
}
