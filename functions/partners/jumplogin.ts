import { mayJump } from '#functions/actors/jumped.ts';
import { partnerAt } from '#functions/actors/partner.ts';
import { handle } from '#functions/http/handle.ts';
import { siteOrigin } from '#functions/site/site-origin.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { supplierCategories } from '#shared/partners/categories.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { jumpWrites } from './jump-writes.ts';
import { readConsumer } from './link-store.ts';

/** The code stands behind `#`, so that no server's log and no referrer has it. */
export const jumploginHandler = handle(jumplogin, async (actor, { supplierId }) => {
  const at = await partnerAt(actor, supplierId);
  if (!at) return fail('NOT_FOUND');
  const known = await Promise.all(supplierCategories.map((category) => readConsumer(at, actor.site, category)));
  const consumer = known.find((one) => one !== undefined);
  if (!consumer) return fail('NOT_FOUND');
  const by = { home: actor.site, userId: actor.userId, epoch: actor.sessionEpoch };
  if (!(await mayJump(at.site, by))) return fail('ILLEGAL_TRANSITION');
  const { code, writes } = jumpWrites(actor, at, consumer);
  const done = await commit(at, writes);
  return done.ok ? ok({ url: `${siteOrigin(await readSite(at))}/app/jump#${code}` }) : done;
});
