import { useState } from 'react';
import { type Day, dayIn } from '#shared/time.ts';

/** Today where the person is; the server holds what is bought against the site's own day. */
export function useToday(): Day {
  const [today] = useState(() => dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now()));
  return today;
}
