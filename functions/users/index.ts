import { serve } from '#functions/http/serve.ts';
import { changePasswordHandler } from './change-password.ts';
import { createAgentHandler } from './create-agent.ts';
import { createColleagueHandler } from './create-colleague.ts';
import { createDetailPendingCustomerForDmcHandler } from './create-detail-pending-customer-for-dmc.ts';
import { deleteTravellerHandler } from './delete-traveller.ts';
import { forgetPasswordHandler } from './forget-password.ts';
import { generatePasswordHandler } from './generate-password.ts';
import { getColleaguesHandler } from './get-colleagues.ts';
import { getCustomerMonthlyFlightDetailsHandler } from './get-customer-monthly-flight-details.ts';
import { getCustomersHandler } from './get-customers.ts';
import { getLegalEntityByIdHandler } from './get-legal-entity-by-id.ts';
import { getTravellersHandler } from './get-travellers.ts';
import { getUserByIdHandler } from './get-user-by-id.ts';
import { getUserBySessionIdHandler } from './get-user-by-session-id.ts';
import { loginBySessionIdHandler } from './login-by-session-id.ts';
import { loginHandler } from './login.ts';
import { logoutHandler } from './logout.ts';
import { saveTravellerHandler } from './save-traveller.ts';
import { searchWlUserHandler } from './search-wl-user.ts';
import { setDailyLimitHandler } from './set-daily-limit.ts';
import { signOutEverywhereHandler } from './sign-out-everywhere.ts';
import { signUpHandler } from './sign-up.ts';
import { toggleBlockColleagueHandler } from './toggle-block-colleague.ts';

export const usersHandlers = [
  loginHandler,
  logoutHandler,
  signOutEverywhereHandler,
  getUserBySessionIdHandler,
  loginBySessionIdHandler,
  signUpHandler,
  generatePasswordHandler,
  forgetPasswordHandler,
  changePasswordHandler,
  getTravellersHandler,
  saveTravellerHandler,
  deleteTravellerHandler,
  getCustomersHandler,
  searchWlUserHandler,
  getUserByIdHandler,
  getCustomerMonthlyFlightDetailsHandler,
  createAgentHandler,
  getLegalEntityByIdHandler,
  createDetailPendingCustomerForDmcHandler,
  getColleaguesHandler,
  createColleagueHandler,
  toggleBlockColleagueHandler,
  setDailyLimitHandler,
];
export const handler = serve(usersHandlers);
