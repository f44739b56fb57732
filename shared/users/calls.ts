import { changePassword } from './change-password.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { confirmEmail } from './confirm-email.ts';
import { takeBackEmail } from './take-back-email.ts';
import { addCustomerNote } from './add-customer-note.ts';
import { startSecondFactor } from './start-second-factor.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { liftBounce } from './lift-bounce.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { createStaff } from './create-staff.ts';
import { approveCustomer } from './approve-customer.ts';
import { createNewUser } from './create-new-user.ts';
import { createAgent } from './create-agent.ts';
import { createColleague } from './create-colleague.ts';
import { createDetailPendingCustomerForDmc } from './create-detail-pending-customer-for-dmc.ts';
import { deleteTraveller } from './delete-traveller.ts';
import { forgetPassword } from './forget-password.ts';
import { generatePassword } from './generate-password.ts';
import { getColleagues } from './get-colleagues.ts';
import { getCustomerMonthlyFlightDetails } from './get-customer-monthly-flight-details.ts';
import { getCustomersByRbacGroup } from './get-customers-by-rbac-group.ts';
import { getCustomers } from './get-customers.ts';
import { getFailedMails } from './get-failed-mails.ts';
import { getLegalEntityById } from './get-legal-entity-by-id.ts';
import { getTravellers } from './get-travellers.ts';
import { getUserById } from './get-user-by-id.ts';
import { getUserBySessionId } from './get-user-by-session-id.ts';
import { loginBySessionId } from './login-by-session-id.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { openCustomerPan } from './open-customer-pan.ts';
import { openTravellers } from './open-travellers.ts';
import { resendLink } from './resend-link.ts';
import { saveTraveller } from './save-traveller.ts';
import { searchWlUser } from './search-wl-user.ts';
import { setAgencyLogo } from './set-agency-logo.ts';
import { setSuperAdmin } from './set-super-admin.ts';
import { setDailyLimit } from './set-daily-limit.ts';
import { saveProfile } from './save-profile.ts';
import { getMyLegalEntity } from './get-my-legal-entity.ts';
import { saveBillingDetails } from './save-billing-details.ts';
import { getReferrals } from './get-referrals.ts';
import { getSessions } from './get-sessions.ts';
import { endSessions } from './end-sessions.ts';
import { verifyPanCard } from './verify-pan-card.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { signUp } from './sign-up.ts';
import { toggleBlockColleague } from './toggle-block-colleague.ts';
import { toggleBlock } from './toggle-block.ts';
import { updateDetails } from './update-details.ts';
import { toggleFlightSearchExemption } from './toggle-flight-search-exemption.ts';
import { setFlightHoldSettingForUser } from './set-flight-hold-setting-for-user.ts';
import { setFlightSearchSettingForUser } from './set-flight-search-setting-for-user.ts';
import { changeMyPhoneDetails } from './change-my-phone-details.ts';

export const usersCalls = [
  login,
  logout,
  signOutEverywhere,
  getUserBySessionId,
  loginBySessionId,
  signUp,
  createNewUser,
  generatePassword,
  forgetPassword,
  confirmEmail,
  takeBackEmail,
  changePassword,
  saveProfile,
  getMyLegalEntity,
  saveBillingDetails,
  getReferrals,
  getSessions,
  endSessions,
  verifyPanCard,
  getTravellers,
  openTravellers,
  saveTraveller,
  deleteTraveller,
  getCustomers,
  getCustomersByRbacGroup,
  searchWlUser,
  getUserById,
  getCustomerMonthlyFlightDetails,
  addCustomerNote,
  openCustomerPan,
  createStaff,
  resendLink,
  setSuperAdmin,
  confirmSecondFactor,
  startSecondFactor,
  turnOnSecondFactor,
  turnOffSecondFactor,
  getFailedMails,
  liftBounce,
  resetSecondFactor,
  createAgent,
  getLegalEntityById,
  createDetailPendingCustomerForDmc,
  getColleagues,
  createColleague,
  toggleBlockColleague,
  setDailyLimit,
  setAgencyLogo,
  toggleBlock,
  approveCustomer,
  updateDetails,
  toggleFlightSearchExemption,
  setFlightHoldSettingForUser,
  setFlightSearchSettingForUser,
  changeMyPhoneDetails,
];
