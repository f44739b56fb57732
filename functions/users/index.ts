import { serve } from '#functions/http/serve.ts';
import { changePasswordHandler } from './change-password.ts';
import { confirmSecondFactorHandler } from './confirm-second-factor.ts';
import { startSecondFactorHandler } from './start-second-factor.ts';
import { turnOnSecondFactorHandler } from './turn-on-second-factor.ts';
import { turnOffSecondFactorHandler } from './turn-off-second-factor.ts';
import { liftBounceHandler } from './lift-bounce.ts';
import { resetSecondFactorHandler } from './reset-second-factor.ts';
import { createStaffHandler } from './create-staff.ts';
import { approveCustomerHandler } from './approve-customer.ts';
import { createNewUserHandler } from './create-new-user.ts';
import { createAgentHandler } from './create-agent.ts';
import { createColleagueHandler } from './create-colleague.ts';
import { createDetailPendingCustomerForDmcHandler } from './create-detail-pending-customer-for-dmc.ts';
import { deleteTravellerHandler } from './delete-traveller.ts';
import { forgetPasswordHandler } from './forget-password.ts';
import { generatePasswordHandler } from './generate-password.ts';
import { getColleaguesHandler } from './get-colleagues.ts';
import { getCustomerMonthlyFlightDetailsHandler } from './get-customer-monthly-flight-details.ts';
import { getCustomersByRbacGroupHandler } from './get-customers-by-rbac-group.ts';
import { getCustomersHandler } from './get-customers.ts';
import { getFailedMailsHandler } from './get-failed-mails.ts';
import { getLegalEntityByIdHandler } from './get-legal-entity-by-id.ts';
import { getTravellersHandler } from './get-travellers.ts';
import { getUserByIdHandler } from './get-user-by-id.ts';
import { addCustomerNoteHandler } from './add-customer-note.ts';
import { confirmEmailHandler } from './confirm-email.ts';
import { takeBackEmailHandler } from './take-back-email.ts';
import { getUserBySessionIdHandler } from './get-user-by-session-id.ts';
import { loginBySessionIdHandler } from './login-by-session-id.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { openCustomerPanHandler } from './open-customer-pan.ts';
import { openTravellersHandler } from './open-travellers.ts';
import { resendLinkHandler } from './resend-link.ts';
import { saveTravellerHandler } from './save-traveller.ts';
import { searchWlUserHandler } from './search-wl-user.ts';
import { setSuperAdminHandler } from './set-super-admin.ts';
import { setDailyLimitHandler } from './set-daily-limit.ts';
import { saveProfileHandler } from './save-profile.ts';
import { getMyLegalEntityHandler } from './get-my-legal-entity.ts';
import { saveBillingDetailsHandler } from './save-billing-details.ts';
import { getReferralsHandler } from './get-referrals.ts';
import { getSessionsHandler } from './get-sessions.ts';
import { endSessionsHandler } from './end-sessions.ts';
import { verifyPanCardHandler } from './verify-pan-card.ts';
import { signOutEverywhereHandler } from './sign-out-everywhere.ts';
import { setAgencyLogoHandler } from './set-agency-logo.ts';
import { signUpHandler } from './sign-up.ts';
import { toggleBlockColleagueHandler } from './toggle-block-colleague.ts';
import { toggleBlockHandler } from './toggle-block.ts';
import { updateDetailsHandler } from './update-details.ts';
import { toggleFlightSearchExemptionHandler } from './toggle-flight-search-exemption.ts';
import { setFlightHoldSettingForUserHandler } from './set-flight-hold-setting-for-user.ts';
import { setFlightSearchSettingForUserHandler } from './set-flight-search-setting-for-user.ts';
import { changeMyPhoneDetailsHandler } from './change-my-phone-details.ts';

export const usersHandlers = [
  loginHandler,
  logoutHandler,
  signOutEverywhereHandler,
  getUserBySessionIdHandler,
  loginBySessionIdHandler,
  signUpHandler,
  createNewUserHandler,
  generatePasswordHandler,
  forgetPasswordHandler,
  confirmEmailHandler,
  takeBackEmailHandler,
  changePasswordHandler,
  saveProfileHandler,
  getMyLegalEntityHandler,
  saveBillingDetailsHandler,
  getReferralsHandler,
  getSessionsHandler,
  endSessionsHandler,
  verifyPanCardHandler,
  getTravellersHandler,
  openTravellersHandler,
  saveTravellerHandler,
  deleteTravellerHandler,
  getCustomersHandler,
  getCustomersByRbacGroupHandler,
  searchWlUserHandler,
  getUserByIdHandler,
  getCustomerMonthlyFlightDetailsHandler,
  addCustomerNoteHandler,
  openCustomerPanHandler,
  createStaffHandler,
  resendLinkHandler,
  setSuperAdminHandler,
  confirmSecondFactorHandler,
  startSecondFactorHandler,
  turnOnSecondFactorHandler,
  turnOffSecondFactorHandler,
  getFailedMailsHandler,
  liftBounceHandler,
  resetSecondFactorHandler,
  createAgentHandler,
  getLegalEntityByIdHandler,
  createDetailPendingCustomerForDmcHandler,
  getColleaguesHandler,
  createColleagueHandler,
  toggleBlockColleagueHandler,
  setDailyLimitHandler,
  setAgencyLogoHandler,
  toggleBlockHandler,
  approveCustomerHandler,
  updateDetailsHandler,
  toggleFlightSearchExemptionHandler,
  setFlightHoldSettingForUserHandler,
  setFlightSearchSettingForUserHandler,
  changeMyPhoneDetailsHandler,
];
export const handler = serve(usersHandlers);
