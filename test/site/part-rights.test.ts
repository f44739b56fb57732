import { beforeAll, describe, expect, it } from 'vitest';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import { sitePartNames } from '#shared/site/part-names.ts';
import { partRights } from '#shared/site/part-rights.ts';
import { type PartName, partSchemas, type SitePart } from '#shared/site/parts/parts.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { undoSettings } from '#shared/site/settings/undo-settings.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { rightLabels } from '#web/settings/asked-of.ts';
import { asking } from '#test/permissions/group-steps.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { partOf, saveFields, settingsFor, undo, valueOf } from './settings-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
let admin: TestUser;
beforeAll(async () => {
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});

let groups = 0;
/** A member of staff who holds what everybody does, with some rights more or fewer. */
async function holding(...rights: string[]): Promise<TestUser> {
  const changes = Object.fromEntries(rights.map((one) => [one.replace(/^-/, ''), !one.startsWith('-')]));
  const { group, writes } = createGroupWrites(world.job('sarathi'), `Desk ${(groups += 1)}`, changes);
  expect((await commit(world.job('sarathi'), writes)).ok).toBe(true);
  return world.addUser('sarathi', 'staff', { isSuperAdmin: false, permissionGroupId: group.groupId });
}

/** What saving a part as it stands, and taking its last change back, answer somebody. */
async function answers(as: TestUser, part: SitePart) {
  const { version, value } = partOf(await settingsFor(admin), part);
  const secret = { name: 'sandboxGatewayKey', secret: 'a-key-of-sixteen-signs' };
  const saved = await asking(as)(saveSettings, { part, version, value: part === 'secrets' ? secret : { ...value } });
  const undone = await asking(as)(undoSettings, { part, version: 999 });
  return [saved.errorCode, undone.errorCode];
}

describe.each(sitePartNames)('the part %s', (part) => {
  it('is saved and taken back by whoever holds its right, and that one alone', async () => {
    const { save } = partRights[part];
    const others = [...new Set(Object.values(partRights).map((one) => one.save))].filter((one) => one !== save);
    expect(await answers(await holding(save), part)).toEqual([null, 'CONFLICT']);
    expect(await answers(await holding(...others), part)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
    expect(await answers(admin, part)).toEqual([null, 'CONFLICT']);
  });
});

it('what others change is shown only to whom it is for, the log with it', async () => {
  await saveFields(admin, 'bank', { accounts: [], secondPersonFrom: 500_000 });
  const partsFor = async (as: TestUser) => {
    const { parts, events } = await settingsFor(as);
    const seen = new Set(parts.map((one) => one.part));
    const told = (text: string) => events.some((event) => event.text.includes(text));
    return [seen.has('bank'), told('Bank details')];
  };
  expect(await partsFor(admin)).toEqual([true, true]);
  expect(await partsFor(await holding('-payments.view'))).toEqual([false, false]);
  expect(await partsFor(await holding('-payments.view', 'payments.accounts'))).toEqual([true, true]);
});

it('secrets are set with no other right, and the answer shows nothing else of the settings', async () => {
  const keeper = await holding('settings.secrets', '-settings.view', '-payments.view');
  expect((await asking(keeper)(getSettings, {})).errorCode).toBe('FORBIDDEN');
  const { version } = partOf(await settingsFor(admin), 'secrets');
  const value = { name: 'sandboxGatewayKey', secret: 'another-key-of-signs' };
  const saved = await asking(keeper)(saveSettings, { part: 'secrets', version, value });
  expect(saved).toMatchObject({ errorCode: null, result: { settings: { secrets: [{ last4: 'igns' }] } } });
  const { parts, events } = saved.result!.settings;
  expect(parts.map(({ part }) => part)).toEqual(['secrets']);
  expect(events.every(({ text }) => text.startsWith('Secrets'))).toBe(true);
});

describe('the second factor demanded of all staff', () => {
  it('is a super admin’s, whichever other fields of its part go with it', async () => {
    const desk = await holding('settings.edit');
    const before = await valueOf(admin, 'access');
    const both = { isSecondFactorRequired: true, areAgentsApproved: !before.areAgentsApproved };
    expect(await saveFields(desk, 'access', both)).toMatchObject({
      errorCode: 'FORBIDDEN',
      errorMessage: 'Only a super admin can change “Staff need a second factor”.',
    });
    expect(await valueOf(admin, 'access')).toEqual(before);
    expect((await saveFields(desk, 'access', { areAgentsApproved: both.areAgentsApproved })).errorCode).toBeNull();
    expect((await undo(desk, 'access')).errorCode).toBeNull();
    // Whoever read an older version hears what stands, not that it is not theirs.
    expect((await saveFields(desk, 'access', { isSecondFactorRequired: true }, 0)).errorCode).toBe('CONFLICT');
  });

  it('is taken back by a super admin alone, and the button is nobody else’s', async () => {
    const desk = await holding('settings.edit');
    const canUndo = async (as: TestUser) => partOf(await settingsFor(as), 'access').canUndo;
    expect(await canUndo(desk)).toBe(true);
    const keyed = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, hasSecondFactor: true });
    expect((await saveFields(keyed, 'access', { isSecondFactorRequired: true })).errorCode).toBeNull();
    expect((await saveFields(keyed, 'access', { isSecondFactorRequired: false })).errorCode).toBeNull();
    expect([await canUndo(desk), await canUndo(admin)]).toEqual([false, true]);
    expect(await undo(desk, 'access')).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect((await valueOf(admin, 'access')).isSecondFactorRequired).toBe(false);
    expect((await undo(admin, 'access')).errorCode).toBeNull();
    expect((await asking(admin)(getSettings, {})).errorCode).toBe('SECOND_FACTOR_MISSING');
    expect((await saveFields(keyed, 'access', { isSecondFactorRequired: false })).errorCode).toBeNull();
  });
});

it('every part and every field of money, secrets or how staff sign in asks for more than to change settings', () => {
  const careful: Record<string, readonly string[]> = {
    access: ['isSecondFactorRequired'],
    bank: Object.keys(partSchemas.bank.shape),
    secrets: Object.keys(partSchemas.secrets.shape),
    flights: Object.keys(partSchemas.flights.shape),
  };
  for (const [part, fields] of Object.entries(careful))
    for (const field of fields) {
      const { save, fields: own } = partRights[part as PartName];
      expect([part, field, own?.[field] ?? save]).not.toEqual([part, field, 'settings.edit']);
    }
});

it('the settings call each right as the editor of groups does', () => {
  const labels = new Map<string, string>(allPermissions.map(({ id, label }) => [id, label]));
  const asked = new Set(Object.values(partRights).map(({ save }) => save));
  for (const right of asked) expect([right, rightLabels[right]]).toEqual([right, labels.get(right)]);
});
