import type { ReactNode } from 'react';
import type { KeyShown } from '#shared/keys/key.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import { Status } from '#web/ui/status.tsx';
import { CallsBar } from './calls-bar.tsx';
import { endText, lastUsedText, mayText, secretText, type SiteDays, stateOf } from './key-words.ts';

/** A key on a phone; among the site's, `whose` it is. */
export function KeyCard({
  row,
  site,
  place,
  whose,
}: {
  row: KeyShown;
  site: SiteDays;
  place: CardPlace;
  whose?: ReactNode;
}) {
  const isOver = row.state !== 'active';
  return (
    <RecordCard
      name={row.name}
      place={place}
      lines={[
        { text: `${mayText(row)}, ${secretText(row)}`, end: <Status isSmall {...stateOf(row, site)} /> },
        ...(whose ? [{ text: whose }] : []),
        ...(isOver ? [] : [{ text: <CallsBar row={row} /> }]),
        {
          text: `${isOver ? 'ended' : 'ends'} ${endText(row, site)}`,
          end: row.lastUsedAt ? `used ${lastUsedText(row, site)}` : 'not used yet',
          isQuiet: true,
        },
      ]}
    />
  );
}
