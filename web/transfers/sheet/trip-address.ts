import type { TransferShown } from '#shared/transfers/transfer.ts';
import { paths, toPath } from '#web/app/paths.ts';

/** Where what a transfer is of is looked at: a quotation, or a cart of activities. */
export const tripOf = ({ source, kartId }: Pick<TransferShown, 'source' | 'kartId'>): string =>
  source === 'cart' ? `${paths.activityQueue}?open=${kartId}` : toPath(paths.staffKartOne, { kartId });
