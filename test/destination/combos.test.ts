import { beforeAll, describe, expect, it } from 'vitest';
import { rateIdOf } from '#functions/destination/rates/pack-rate.ts';
import { readUses } from '#functions/destination/uses.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/table/keys.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { createDmcCombo } from '#shared/destination/create-dmc-combo.ts';
import { deleteRecord } from '#shared/destination/delete-record.ts';
import { getAllCombos } from '#shared/destination/get-all-combos.ts';
import { getCombos } from '#shared/destination/get-combos.ts';
import { getTransferChoices } from '#shared/destination/get-transfer-choices.ts';
import { saveActivityTicketRates } from '#shared/destination/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/save-tour-option-transfer-rates.ts';
import { createNewMarket } from '#shared/destination/create-new-market.ts';
import { updateCombo } from '#shared/destination/update-combo.ts';
import { randomId } from '#shared/ids.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { historyOf, makeActivity, makeOptions, storeArea } from './catalogue-steps.ts';

const world = useWorld({ at: '2026-11-22T06:00:00.000Z' });
let staff: TestUser;
let elsewhere: TestUser;
beforeAll(() => {
  staff = world.user('sarathi', 'staff');
  elsewhere = world.user('gulf', 'staff');
});

/** An option of an activity of that name. */
async function optionOf(name: string, as = staff) {
  const activity = await makeActivity(as, { name });
  const [option] = await makeOptions(as, activity.id, { name: `${name} by day`, description: `All of ${name}.` });
  return { activity, option: option! };
}
type Sent = Partial<WireRequestOf<typeof createDmcCombo>>;
const bodyOf = (...ids: string[]) => ({ tourOptions: ids.map((tourOptionId) => ({ tourOptionId })) });
const makeCombo = async (fields: Sent & { name: string }) =>
  (await told(staff, createDmcCombo, { amount: 100, tourOptions: [], ...fields })).combo;
const sold = async () => (await told(staff, getAllCombos, {})).combos;
