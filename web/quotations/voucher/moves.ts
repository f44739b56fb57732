import type { ResponseOf } from '#shared/contract.ts';
import type { saveKart } from '#shared/quotations/save-kart.ts';

/** What a save would do to transfers. */
export type Moves = NonNullable<ResponseOf<typeof saveKart>['transfers']>;

const counted = (count: number, what: string) => (count ? [`${count} ${what}`] : []);

/** `2 moved, 1 withdrawn. Rashid Khan has one of them.` */
export function movesText({ made, moved, withdrawn, drivers }: Moves): string {
  const counts = [...counted(made, 'new'), ...counted(moved, 'moved'), ...counted(withdrawn, 'withdrawn')];
  const whose = drivers.map(
    ({ driverName, transfers }) => `${driverName} has ${transfers === 1 ? 'one' : transfers} of them.`,
  );
  return [`Transfers: ${counts.join(', ')}.`, ...whose].join(' ');
}

/** Whether anybody has to be told. */
export const isMove = ({ made, moved, withdrawn }: Moves): boolean => made + moved + withdrawn > 0;
