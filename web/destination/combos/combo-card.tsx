import type { ComboShown } from '#shared/destination/combos/combo-fields.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import { Money } from '#web/ui/money.tsx';
import { namesOf, StateOf } from './combo-columns.tsx';

/** A combo on a phone, its name whole. */
export const ComboCard = ({ row, place }: { row: ComboShown; place: CardPlace }) => (
  <RecordCard
    name={row.name}
    place={place}
    lines={[
      {
        text: <StateOf combo={row} />,
        end: (
          <>
            <Money minor={row.amount} currency={row.currency} /> per guest
          </>
        ),
      },
      { text: namesOf(row), isQuiet: true },
    ]}
  />
);
