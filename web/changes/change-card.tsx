import type { ChangeView } from '#shared/changes/change-view.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import { Status } from '#web/ui/status.tsx';
import { BackOf, sinceText } from './change-columns.tsx';
import { kindText, sectorText, stateText, toneOf, whoText } from './change-words.ts';

/** A change request on a phone; `zone`: whose hours are shown. */
export const ChangeCard = ({ row, zone, place }: { row: ChangeView; zone: string; place: CardPlace }) => (
  <RecordCard
    name={`${row.pnr} ${kindText(row)}`}
    place={place}
    lines={[
      { text: <Status isSmall tone={toneOf(row)} text={stateText(row)} />, end: <BackOf row={row} /> },
      { text: `${whoText(row)}, ${row.sectors.map(sectorText).join(', ')}` },
      { text: sinceText(row, zone), isQuiet: true },
    ]}
  />
);
