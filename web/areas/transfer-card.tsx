import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { RecordCard } from '#web/ui/list/record-card.tsx';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { Money } from '#web/ui/money.tsx';
import { ActiveMark } from './active-mark.tsx';
import { marginOf } from './transfer-margin.tsx';
import { flagsOf, sharingOf, transferName, validityOf } from './transfer-text.ts';

/** A transfer on a phone, its areas whole. */
export const TransferCard = ({ row, place }: { row: AreaTransferRow; place: CardPlace }) => (
  <RecordCard
    name={transferName(row)}
    place={place}
    lines={[
      { text: sharingOf(row), end: <Money minor={row.amount} currency={row.currency} /> },
      { text: flagsOf(row), end: row.isPerPax ? 'per person' : 'per vehicle', isQuiet: true },
      ...(row.cost === null
        ? []
        : [
            {
              text: (
                <>
                  Cost <Money minor={row.cost} currency={row.currency} />
                </>
              ),
              end: marginOf(row),
              isQuiet: true,
            },
          ]),
      {
        text: `${row.marketName}, ${validityOf(row)}`,
        end: <ActiveMark isDeactivated={row.isDeactivated} />,
        isQuiet: true,
      },
    ]}
  />
);
