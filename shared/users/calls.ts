import type { Call } from '../contract.ts';
import { changePassword } from './session/change-password.ts';
import { confirmSecondFactor } from './session/confirm-second-factor.ts';
import { confirmEmail } from './registration/confirm-email.ts';
import { takeBackEmail } from './registration/take-back-email.ts';
import { addCustomerNote } from './customers/add-customer-note.ts';
import { startSecondFactor } from './session/start-second-factor.ts';
import { turnOnSecondFactor } from './session/turn-on-second-factor.ts';
import { turnOffSecondFactor } from './session/turn-off-second-factor.ts';
import { liftBounce } from './customers/lift-bounce.ts';
import { resetSecondFactor } from './customers/reset-second-factor.ts';
import { createStaff } from './customers/create-staff.ts';
import { approveCustomer } from './customers/approve-customer.ts';
import { createNewUser } from './registration/create-new-user.ts';
import { createAgent } from './customers/create-agent.ts';
import { createColleague } from './company/create-colleague.ts';
import { createDetailPendingCustomerForDmc } from './customers/create-detail-pending-customer-for-dmc.ts';
import { deleteTraveller } from './profile/delete-traveller.ts';
import { forgetPassword } from './session/forget-password.ts';
import { generatePassword } from './session/generate-password.ts';
import { getColleagues } from './company/get-colleagues.ts';
import { getCustomerMonthlyFlightDetails } from './customers/get-customer-monthly-flight-details.ts';
import { getCustomersByRbacGroup } from './customers/get-customers-by-rbac-group.ts';
import { getCustomers } from './customers/get-customers.ts';
import { getFailedMails } from './customers/get-failed-mails.ts';
import { getLegalEntityById } from './company/get-legal-entity-by-id.ts';
import { getTravellers } from './profile/get-travellers.ts';
import { getUserById } from './customers/get-user-by-id.ts';
import { getUserBySessionId } from './session/get-user-by-session-id.ts';
import { loginBySessionId } from './session/login-by-session-id.ts';
import { login } from './session/login.ts';
import { logout } from './session/logout.ts';
import { openCustomerPan } from './customers/open-customer-pan.ts';
import { openTravellers } from './profile/open-travellers.ts';
import { resendLink } from './customers/resend-link.ts';
import { saveTraveller } from './profile/save-traveller.ts';
import { searchWlUser } from './customers/search-wl-user.ts';
import { setAgencyLogo } from './company/set-agency-logo.ts';
import { setSuperAdmin } from './customers/set-super-admin.ts';
import { setDailyLimit } from './company/set-daily-limit.ts';
import { saveProfile } from './profile/save-profile.ts';
import { getMyLegalEntity } from './company/get-my-legal-entity.ts';
import { saveBillingDetails } from './company/save-billing-details.ts';
import { getReferrals } from './registration/get-referrals.ts';
import { getSessions } from './session/get-sessions.ts';
import { endSessions } from './session/end-sessions.ts';
import { verifyPanCard } from './registration/verify-pan-card.ts';
import { signOutEverywhere } from './session/sign-out-everywhere.ts';
import { signUp } from './registration/sign-up.ts';
import { toggleBlockColleague } from './company/toggle-block-colleague.ts';
import { toggleBlock } from './customers/toggle-block.ts';
import { updateDetails } from './customers/update-details.ts';
import { toggleFlightSearchExemption } from './customers/toggle-flight-search-exemption.ts';
import { setFlightHoldSettingForUser } from './customers/set-flight-hold-setting-for-user.ts';
import { setFlightSearchSettingForUser } from './customers/set-flight-search-setting-for-user.ts';
import { changeMyPhoneDetails } from './profile/change-my-phone-details.ts';

/** Calls by room: a function that answers several loads the first at its start, each other when it is first asked. */
export const usersRooms = {
  /** Signing in and out, and what leads there. */
  session: [
    login,
    logout,
    signOutEverywhere,
    getUserBySessionId,
    loginBySessionId,
    signUp,
    generatePassword,
    forgetPassword,
    confirmEmail,
    takeBackEmail,
    changePassword,
    confirmSecondFactor,
  ],
  /** What one keeps of oneself: devices, second factor, details, travellers, the own company and its users. */
  profile: [
    startSecondFactor,
    turnOnSecondFactor,
    turnOffSecondFactor,
    getSessions,
    endSessions,
    saveProfile,
    getMyLegalEntity,
    saveBillingDetails,
    getReferrals,
    changeMyPhoneDetails,
    verifyPanCard,
    getTravellers,
    openTravellers,
    saveTraveller,
    deleteTraveller,
    getLegalEntityById,
    getColleagues,
    createColleague,
    toggleBlockColleague,
    setDailyLimit,
    setAgencyLogo,
  ],
  /** Customers as staff look after them. */
  customers: [
    getCustomers,
    getCustomersByRbacGroup,
    searchWlUser,
    getUserById,
    getCustomerMonthlyFlightDetails,
    addCustomerNote,
    openCustomerPan,
    updateDetails,
    toggleBlock,
    approveCustomer,
    toggleFlightSearchExemption,
    setFlightHoldSettingForUser,
    setFlightSearchSettingForUser,
  ],
  /** Accounts that are opened, by registering or by staff, and mails that did not arrive there. */
  accounts: [
    createNewUser,
    createStaff,
    createAgent,
    createDetailPendingCustomerForDmc,
    resendLink,
    setSuperAdmin,
    resetSecondFactor,
    getFailedMails,
    liftBounce,
  ],
} satisfies Record<string, readonly Call[]>;

export const usersCalls = Object.values(usersRooms).flat();
