import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { decideSupplierApplication } from '#shared/partners/decide-supplier-application.ts';
import { readApplication } from './application-store.ts';
import { decisionWrites } from './application-writes.ts';

export const decideSupplierApplicationHandler = handle(
  decideSupplierApplication,
  async (actor, { site, state, decision }) => {
    const before = await readApplication(site);
    if (!before || before.state === 'Draft') return fail('NOT_FOUND');
    if (before.state !== state) return fail('CONFLICT');
    if (state === decision) return fail('ILLEGAL_TRANSITION');
    const done = await commit(actor, decisionWrites(actor, before, decision));
    return done.ok ? ok({ state: decision }) : done;
  },
);
