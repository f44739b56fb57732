import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { addDays, dayIn } from '#shared/time.ts';
import { getDriverTransferJobSheet } from '#shared/transfers/link/get-driver-transfer-job-sheet.ts';
import { showToDriver } from '../show-transfer.ts';
import { transfersOfMine } from '../store.ts';
import { noteUse } from './note-use.ts';

/** A driver looks from yesterday to so many days on. */
const AHEAD = 7;

export const getDriverTransferJobSheetHandler = handle(getDriverTransferJobSheet, async (actor, { dateRange }) => {
  const today = dayIn(actor.head.zone, clock.now());
  const range = dateRange ?? { from: today, to: addDays(today, 1) };
  if (range.from < addDays(today, -1) || range.to > addDays(today, AHEAD))
    return fail('VALIDATION', { errors: { dateRange: 'Please choose days from yesterday to a week from now.' } });
  const [{ cards }] = await Promise.all([transfersOfMine(actor, range), noteUse(actor)]);
  return ok({ driverName: actor.name, transfers: cards.map((row) => showToDriver(row, today)) });
});
