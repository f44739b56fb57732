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

export const changesCalls = [
  forecastRefund,
  getCc,
  changeRequest,
  getChangeRequests,
  getChangeRequest,
  assignChangeRequest,
  getChangeOffers,
  setChangeCharges,
  acceptChangeCharges,
  withdrawChangeRequest,
  completeChangeRequest,
  rejectChangeRequest,
  giveRefundAgain,
  settleChangeRefund,
  getCrStatus,
];
