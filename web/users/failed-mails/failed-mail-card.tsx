import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { aboutText, NO_ADDRESS, whyOf } from './failed-mail-words.ts';

/** A failed mail on a phone, its address whole; `zone`: whose hours are shown. */
export const FailedMailCard = ({ row, zone, place }: { row: FailedMail; zone: string; place: CardPlace }) => (
  <RecordCard
    name={row.title}
    place={place}
    lines={[
      { text: row.to || NO_ADDRESS },
      {
        text: [row.customerName, aboutText(row)].filter(Boolean).join(', '),
        end: <Status isSmall tone={whyOf(row).tone} text={whyOf(row).text} />,
        isQuiet: true,
      },
      { text: momentText(row.failedAt, zone), isQuiet: true },
    ]}
  />
);
