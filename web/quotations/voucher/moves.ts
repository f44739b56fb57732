import type { Moves } from '#shared/quotations/voucher/moves-shown.ts';

export type { Moves };

const counted = (count: number, what: string) => (count ? [`${count} ${what}`] : []);

/** `2 moved, 1 withdrawn. Rashid Khan has one of them.` */
export function movesText({ made, moved, withdrawn, drivers }: Moves): string {
  const counts = [...counted(made, 'new'), ...counted(moved, 'moved'), ...counted(withdrawn, 'withdrawn')];
  return [`Transfers: ${counts.join(', ')}.`, driversText(drivers)].filter(Boolean).join(' ');
}

/** `Rashid Khan has one of them.`; empty for nobody. */
export const driversText = (drivers: Moves['drivers']): string =>
  drivers
    .map(({ driverName, transfers }) => `${driverName} has ${transfers === 1 ? 'one' : transfers} of them.`)
    .join(' ');

/** Whether anybody has to be told. */
export const isMove = ({ made, moved, withdrawn }: Moves): boolean => made + moved + withdrawn > 0;
