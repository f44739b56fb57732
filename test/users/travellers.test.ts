import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { saveTravellerWrites } from '#functions/users/traveller-writes.ts';
import { readTravellerItems } from '#functions/users/store.ts';
import { deleteTraveller } from '#shared/users/delete-traveller.ts';
import { getTravellers } from '#shared/users/get-travellers.ts';
import { saveTraveller } from '#shared/users/save-traveller.ts';
import type { Traveller } from '#shared/users/traveller.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const meera = {
  title: 'Ms',
  firstName: 'Meera',
  lastName: 'Nair',
  paxType: 1 as const,
  gender: 2 as const,
  dateOfBirth: '1990-02-14',
  passportNo: 'Z1234567',
  passportExpiry: '2031-05-01',
  panNumber: 'ABCDE1234F',
};

describe('saved travellers', () => {
  it('come back as they were saved, and rest encrypted', async () => {
    const customer = world.user('sarathi', 'retail');
    const saved = await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: customer });
    expect(saved).toMatchObject({ status: 200, result: { ...meera, id: expect.stringMatching(/^[0-9A-Z]{20}$/) } });
    expect(
      (await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: customer })).result!.travellers,
    ).toEqual([saved.result]);
    const rows = JSON.stringify(await readTravellerItems(customer.actor, customer.item.userId));
    for (const secret of ['Z1234567', '1990-02-14', 'ABCDE1234F', 'Meera']) expect(rows).not.toContain(secret);
  });

  it('of before a rule was made are still shown as they were saved', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const { result: saved } = await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: customer });
    const old: Traveller = { ...(saved as Traveller), firstName: 'M33ra\u200B', addressLine1: 'Lake\u2060 Road' };
    await commit(customer.actor, await saveTravellerWrites(customer.actor, old, false));
    expect(
      (await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: customer })).result!.travellers,
    ).toEqual([old]);
  });

  it('are changed and deleted by their user alone', async () => {
    const agent = world.user('sarathi', 'travelAgent');
    const { id } = (await callHttp({ site: 'sarathi', call: saveTraveller, body: meera, as: agent })).result!;
    const other = world.user('sarathi', 'corporate');
    expect(
      (await callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, id, lastName: 'Taken' }, as: other }))
        .status,
    ).toBe(404);
    expect((await callHttp({ site: 'sarathi', call: deleteTraveller, body: { id }, as: other })).status).toBe(404);
    expect((await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: other })).result!.travellers).toEqual(
      [],
    );
    await callHttp({ site: 'sarathi', call: saveTraveller, body: { ...meera, id, lastName: 'Pillai' }, as: agent });
    expect(
      (await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: agent })).result!.travellers,
    ).toMatchObject([{ id, lastName: 'Pillai' }]);
    expect((await callHttp({ site: 'sarathi', call: deleteTraveller, body: { id }, as: agent })).result).toEqual({
      deleted: true,
    });
    expect((await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: agent })).result!.travellers).toEqual(
      [],
    );
  });
});
