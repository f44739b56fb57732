import { beforeAll, describe, expect, it } from 'vitest';
import type { Actor, UserActor, VisitorActor } from '#functions/actor.ts';
import { customerOf } from '#functions/markups/groups/customer-of.ts';
import type { MarkupBook } from '#functions/markups/model.ts';
import { readMarkups } from '#functions/markups/store.ts';
import { putGroup, putRule, putTaxRate } from '#functions/markups/writes.ts';
import { bumpRevision } from '#functions/site/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import type { MarkupRule } from '#shared/markups/model.ts';
import type { SiteHead } from '#shared/site/model.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');
const rule = (id: string, fields: Partial<MarkupRule> = {}): MarkupRule => ({
  id,
  kind: 'perPassenger',
  value: 100,
  groupId: '',
  airlineCode: '',
  departureId: '',
  ...fields,
});
const group = { id: 'G', groupName: 'Agents', commissionShare: 8000, isDefault: true };
const gst = { kind: 'gst' as const, basisPoints: 700, from: '2026-01-01' };
const rules = {
  defaults: [rule('for all')],
  airlines: [rule('for one', { airlineCode: 'AI' })],
  departures: [rule('for a seat', { departureId: 'FD1' })],
};
beforeAll(async () => {
  await commit(job(), [
    putGroup(job(), group),
    putRule(job(), 'DEF', rules.defaults[0]!),
    putRule(job(), 'AIR', rules.airlines[0]!),
    putRule(job(), 'FD', rules.departures[0]!),
    putTaxRate(job(), gst),
  ]);
});
/** The actor as it is after so many changes of the markups, or on a site of another country. */
const seeing = <A extends Actor>(actor: A, markups: number, head: Partial<SiteHead> = {}): A => ({
  ...actor,
  head: { ...actor.head, ...head, revisions: { ...actor.head.revisions, markups } },
});

describe("a site's markups", () => {
  it('come back each as what it was stored as', async () => {
    const book = await readMarkups(world.visitor('sarathi'));
    expect(book).toMatchObject({ groups: [group], ...rules });
    expect(book.taxes.filter(({ kind }) => kind === 'gst')).toEqual([
      gst,
      { kind: 'gst', basisPoints: 1800, from: '2017-07-01' },
    ]);
    expect(book.taxes.filter(({ kind }) => kind === 'tds')).toHaveLength(4);
    expect(await readMarkups(world.visitor('sarathi'))).toBe(book);
  });

  it('are read again, consistently, once they were changed', async () => {
    await commit(job(), [putRule(job(), 'DEF', rule('for all', { value: 200 })), bumpRevision(job(), 'markups')]);
    const head = (await getItem<SiteHead>(keys.site(job(), 'HEAD')))!;
    expect(head.revisions.markups).toBe(2);
    world.faults.reset();
    expect((await readMarkups(seeing(world.visitor('sarathi'), 2))).defaults).toEqual([
      rule('for all', { value: 200 }),
    ]);
    expect(world.faults.counts().list.map(({ input }) => input.ConsistentRead)).toEqual([true]);
  });

  it('have no revision where there is no site', async () => {
    const nowhere = { ...job(), site: 'nowhere' };
    expect(await commit(nowhere, [bumpRevision(nowhere, 'markups')])).toMatchObject({ ok: false, code: 'CONFLICT' });
  });

  it('where the law is not known have no tax until the site sets one', async () => {
    const visitor = seeing(world.visitor('quiet'), 99, { country: 'SG' });
    expect((await readMarkups(visitor)).taxes).toEqual([
      { kind: 'gst', basisPoints: 0, from: '1970-01-01' },
      { kind: 'tds', basisPoints: 0, from: '1970-01-01' },
    ]);
  });
});

describe('a customer', () => {
  const none: MarkupBook = { groups: [], defaults: [], airlines: [], departures: [], taxes: [] };
  const priced = (actor: UserActor | VisitorActor, book = none) => customerOf(actor, book);

  it('of the trade on a site without groups has none, and no commission', async () => {
    expect(await priced(world.user('sarathi', 'travelAgent').actor)).toEqual({
      userType: 'travelAgent',
      groupId: '',
      commissionShare: 0,
      isTdsDeductable: true,
    });
  });

  it('who is no company has no tax deducted, and costs no read', async () => {
    world.faults.reset();
    const retail = { userType: 'retail', groupId: 'RETAIL', commissionShare: 0, isTdsDeductable: false };
    expect(await priced(world.visitor('sarathi'))).toEqual(retail);
    expect(await priced(world.user('sarathi', 'retail').actor)).toEqual(retail);
    expect(await priced(world.user('sarathi', 'staff').actor)).toEqual({ ...retail, userType: 'staff' });
    expect(world.faults.counts().operations).toBe(0);
  });

  it('of the trade without a company is priced by the group given to the user, and nothing is looked for', async () => {
    const { actor } = world.user('sarathi', 'travelAgent');
    const alone: UserActor = { ...actor, owner: `U#${actor.userId}`, groupId: 'G' };
    world.faults.reset();
    expect(await priced(alone, { ...none, groups: [group] })).toMatchObject({ groupId: 'G', commissionShare: 8000 });
    expect(world.faults.counts().operations).toBe(0);
  });

  it('of a company that is gone is priced as one without settings', async () => {
    const { actor } = world.user('sarathi', 'travelAgent');
    const orphan: UserActor = { ...actor, owner: 'LE#GONE', groupId: 'G' };
    expect(await priced(orphan, { ...none, groups: [group] })).toMatchObject({ groupId: 'G', isTdsDeductable: true });
  });
});
