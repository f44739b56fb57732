import type { Actor } from '#functions/actor.ts';
import type { AreaRow } from '#shared/areas/area.ts';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import { sharingBasisNames } from '#shared/destination/rates/sharing.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { AreaItem, AreaTransferItem, Named } from './model.ts';

/** An area as calls answer it. */
export const showArea = ({
  id,
  name,
  cityId,
  city,
  country,
  isDeactivated,
  version,
  createdAt,
}: AreaItem): AreaRow => ({
  id,
  name,
  city: { id: cityId, city, country },
  isDeactivated,
  version,
  createdAt,
});

/** A transfer as calls answer it; what it names and is no more has no name. */
export function showTransfer(
  actor: Actor,
  { fromId, toId, ...transfer }: AreaTransferItem,
  named: Named,
): AreaTransferRow {
  const end = (id: string) => ({ id, name: named.areas.get(id)?.name ?? '' });
  return {
    ...transfer,
    from: end(fromId),
    to: end(toId),
    marketName: named.markets.get(transfer.marketId)?.name ?? '',
    currency: actor.head.currency,
  };
}

/** A transfer as a person calls it. */
export const transferName = ({ fromId, toId }: AreaTransferItem, { areas }: Named): string =>
  `${areas.get(fromId)?.name ?? 'An area'} – ${areas.get(toId)?.name ?? 'an area'}`;

/** How a transfer is, for its history. */
export function transferWords(transfer: AreaTransferItem, named: Named, currency: Currency): string {
  const { transferType, sharingBasis, amount, cost, isPerPax, isStandAlone, minPax, maxPax, description } = transfer;
  return [
    transferName(transfer, named),
    named.markets.get(transfer.marketId)?.name ?? '',
    transferType,
    sharingBasisNames[sharingBasis],
    `${formatMoney(amount, currency)} ${isPerPax ? 'per person' : 'per vehicle'}`,
    cost === null ? '' : `costs ${formatMoney(cost, currency)}`,
    minPax === null || maxPax === null ? '' : `${minPax} to ${maxPax} guests`,
    validityWords(transfer),
    isStandAlone ? 'also sold separately' : '',
    description,
  ]
    .filter(Boolean)
    .join(', ');
}

function validityWords({ validFromDate, validTillDate }: AreaTransferItem): string {
  if (!validFromDate && !validTillDate) return '';
  if (!validTillDate) return `from ${formatDay(validFromDate)}`;
  return validFromDate
    ? `${formatDay(validFromDate)} to ${formatDay(validTillDate)}`
    : `till ${formatDay(validTillDate)}`;
}
