import { acceptChangeCharges } from './accept-change-charges.ts';
import { assignChangeRequest } from './assign-change-request.ts';
import { changeRequest } from './change-request.ts';
import { completeChangeRequest } from './complete-change-request.ts';
import { forecastRefund } from './forecast-refund.ts';
import { getCc } from './get-cc.ts';
import { getChangeOffers } from './get-change-offers.ts';
import { getChangeRequest } from './get-change-request.ts';
import { getChangeRequests } from './get-change-requests.ts';
import { getCrStatus } from './get-cr-status.ts';
import { giveRefundAgain } from './give-refund-again.ts';
import { rejectChangeRequest } from './reject-change-request.ts';
import { setChangeCharges } from './set-change-charges.ts';
import { settleChangeRefund } from './settle-change-refund.ts';
import { withdrawChangeRequest } from './withdraw-change-request.ts';

/** What is asked of a booking, and read of what was asked. */
const asked = [forecastRefund, getChangeRequests, getChangeRequest, withdrawChangeRequest] as const;

/** What the supplier is asked, and what it is told. */
const sent = [getCc, changeRequest, acceptChangeCharges, getCrStatus] as const;

/** What the desk does with it. */
const desk = [
  assignChangeRequest,
  getChangeOffers,
  setChangeCharges,
  completeChangeRequest,
  rejectChangeRequest,
  giveRefundAgain,
  settleChangeRefund,
] as const;

/** Calls by room: each but the first is loaded when something of it is first asked. */
export const changesRooms = { asked, sent, desk } as const;

export const changesCalls = Object.values(changesRooms).flat();
