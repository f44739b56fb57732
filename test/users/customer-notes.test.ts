import { beforeAll, describe, expect, it } from 'vitest';
import { addCustomerNote } from '#shared/users/customers/add-customer-note.ts';
import { LONGEST_NOTE } from '#shared/users/customers/customer-note.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, makeGroup, putInto } from '#test/permissions/group-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let clerk: TestUser;
let admin: TestUser;
beforeAll(async () => {
  clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false, firstName: 'Dev', lastName: 'Menon' });
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
const retail = () => world.addUser('sarathi', 'retail');
const write = ({ item }: TestUser, text: string, as = clerk) =>
  callHttp({ site: as.site, call: addCustomerNote, body: { userId: item.userId, text }, as });
const details = async ({ item }: TestUser, as = clerk) =>
  (await callHttp({ site: 'sarathi', call: getUserById, body: { id: item.userId }, as })).result!;

describe('a note on a customer', () => {
  it('is read newest first, with who wrote it and when, and stands in the history without its words', async () => {
    const user = await retail();
    expect((await details(user)).notes).toEqual([]);
    expect((await write(user, 'Pays on Fridays.')).result).toMatchObject({ text: 'Pays on Fridays.', by: 'Dev Menon' });
    world.clock.advance(60_000);
    await write(user, 'Asks for window seats.', admin);
    const { notes, events } = await details(user);
    expect(notes.map(({ text, by, at }) => [text, by, at])).toEqual([
      ['Asks for window seats.', admin.actor.name, '2026-12-01T08:01:00.000Z'],
      ['Pays on Fridays.', 'Dev Menon', '2026-12-01T08:00:00.000Z'],
    ]);
    expect(events.slice(0, 2).map(({ text, by }) => [text, by])).toEqual([
      ['Note written', admin.actor.name],
      ['Note written', 'Dev Menon'],
    ]);
    expect(JSON.stringify(events)).not.toContain('Fridays');
  });

  it('keeps its lines, in any script, and nothing that only blows it up', async () => {
    const user = await retail();
    const { result } = await write(user, '  First \r\n\n\n\n\tثانيا\n<b>third</b>  ');
    expect(result!.text).toBe('First\n\n ثانيا\n<b>third</b>');
    expect((await write(user, 'x'.repeat(LONGEST_NOTE))).status).toBe(200);
  });

  it.each(['', ' \n ', 'x'.repeat(LONGEST_NOTE + 1), 'in\u202Evisible', 'null\u0000'])('is not %j', async (text) => {
    expect(await write(await retail(), text)).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { text: expect.any(String) },
    });
  });

  it('is written by whoever may, on nobody of another site, and on staff by super admins', async () => {
    const user = await retail();
    const group = await makeGroup(admin, 'No notes', { 'customers.notes': false });
    const other = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    await putInto(admin, other, group.id);
    expect((await write(user, 'No', other)).errorCode).toBe('FORBIDDEN');
    expect((await write(user, 'No', world.user('sarathi', 'travelAgent'))).errorCode).toBe('FORBIDDEN');
    expect((await write(world.user('gulf', 'retail'), 'No')).errorCode).toBe('NOT_FOUND');
    expect((await write(other, 'No')).errorCode).toBe('FORBIDDEN');
    expect((await write(admin, 'No', admin)).errorCode).toBe('FORBIDDEN');
    expect((await write(other, 'Leaves in May.', admin)).status).toBe(200);
    expect((await details(user)).notes).toEqual([]);
  });

  it('is told to staff alone: its customer’s own profile has none of it', async () => {
    const user = await retail();
    await write(user, 'Haggles.');
    const answer = await asking(user)(getUserById, { id: user.item.userId });
    expect(answer).toMatchObject({ errorCode: 'FORBIDDEN', result: null });
  });
});
