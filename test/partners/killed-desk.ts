import { clock } from '#functions/clock.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { rejectChangeRequest } from '#shared/changes/reject-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';

/**
 * One step of a refund through a link, as a page of either site asks for it or the schedule gives its money, in a process of
 * its own that kills itself at the n-th operation it sends to the table (kill-at-operation.ts).
 */
const { AT, AS, SITE, STEP, BODY } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
const operations = killAtOperation();
const calls = {
  ask: changeRequest,
  charge: setChangeCharges,
  accept: acceptChangeCharges,
  complete: completeChangeRequest,
  reject: rejectChangeRequest,
  withdraw: withdrawChangeRequest,
} as const;
if (STEP === 'give') await runSchedule('give-money-back');
else
  await callHttp({
    ...{ site: SITE as TestSiteName, call: calls[STEP as keyof typeof calls], as: { token: AS! } },
    rawBody: BODY!,
  });
console.log(operations());
