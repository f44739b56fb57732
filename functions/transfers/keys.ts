import type { Actor } from '#functions/actor.ts';
import type { Carded } from '#functions/table/key.ts';
import { at, below, belowBeginning, list, rows } from '#functions/table/site-key.ts';
import type { AsidesRow, DriverTokenItem, TransferItem } from './model.ts';

/** What is driven, by whom, and what vouchered guests do day by day. */
export const transferKeys = {
  /** `part` is what follows its quotation in a transfer's id: all of a quotation's stand together. */
  drive: (actor: Actor, kartId: string, part: string) => at(actor, 'TRF', kartId)<TransferItem & Carded>(`T#${part}`),
  drivesOfKart: (actor: Actor, kartId: string) => belowBeginning<TransferItem>(actor, ['TRF', kartId], 'T#'),
  driveEvent: (actor: Actor, kartId: string, part: string, eventId: string) =>
    at(actor, 'TRF', kartId)(`EV#${part}#${eventId}`),
  /** Sort key date#time#id: all that stand, a driver's (those withdrawn too), those that nobody drives. */
  drives: (actor: Actor) => list(actor, 'gsi1', 'TRF'),
  drivesOfDriver: (actor: Actor, driverId: string) => list(actor, 'gsi3', 'TRF', driverId),
  drivesWithoutDriver: (actor: Actor) => list(actor, 'gsi4', 'TRFN'),
  itineraryDay: (actor: Actor, kartId: string, date: string) => at(actor, 'ITIN', kartId)<Carded>(date),
  itineraryDays: (actor: Actor, kartId: string) => below<Carded>(actor, 'ITIN', kartId),
  /** Numbers of the site's quotations whose transfers are being made, moved or withdrawn. */
  atWork: (actor: Actor) => at(actor, 'TRFWORK')<{ numbers?: ReadonlySet<number> }>('A'),
  /** Clashes of a trip that were set aside. */
  clashesAside: (actor: Actor, kartId: string) => at(actor, 'TRF', kartId)<AsidesRow>('ASIDE'),
  /** Sort key date#kart. */
  itineraries: (actor: Actor) => list(actor, 'gsi1', 'ITIN'),
  /** Apart from the driver's row, which forms and files write whole. */
  driverToken: (actor: Actor, driverId: string) => at(actor, 'DRVTOK')<DriverTokenItem>(driverId),
  /** How many jobs a driver is to drive; a row of its own, so that whoever gives one meets whoever deactivates them. */
  driverJobs: (actor: Actor, driverId: string) => at(actor, 'DRVJOBS')<{ open: number }>(driverId),
  driverTokens: (actor: Actor) => rows<DriverTokenItem & { sk: string }>(actor, 'DRVTOK'),
};
