import { paths } from '#web/app/paths.ts';
import { email, heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.staffGatewayTransactions]: [
    {
      name: 'gateway-transactions',
      as: 'staff',
      at: '/staff/paymentGatewayTransactions',
      shows: heading('Gateway transactions'),
    },
    {
      name: 'gateway-transactions-visitor',
      at: '/staff/paymentGatewayTransactions',
      shows: email,
      leadsTo: /\/app\/login/,
    },
  ],
  [paths.staffPaymentGateways]: [
    {
      name: 'payment-gateways',
      as: 'staff',
      at: '/staff/setting/payment-gateways',
      shows: (page) => page.getByRole('region', { name: 'Sandbox' }),
    },
    { name: 'payment-gateways-visitor', at: '/staff/setting/payment-gateways', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.phonepeVerify]: [
    {
      name: 'phonepe-verify',
      as: 'retail',
      at: '/phonepe/verify/0123456789NOSUCHORDER',
      shows: heading(/not found/),
      leadsTo: /\/app\/user\/payments\/0123456789NOSUCHORDER$/,
    },
    {
      name: 'phonepe-verify-none',
      as: 'retail',
      at: '/phonepe/verify',
      shows: heading(/^(Payments|No payment in progress)$/),
      leadsTo: /\/app\/payments$/,
    },
  ],
  [paths.userPayments]: [
    {
      name: 'progress',
      as: 'travelAgent',
      at: ({ outbound }) => `/user/payments/${outbound}`,
      shows: (page) => page.getByRole('list', { name: 'Steps of the booking' }),
    },
    { name: 'payment-missing', as: 'retail', at: '/user/payments/zzz', shows: heading(/not found/) },
  ],
  [paths.payments]: [
    { name: 'payments', as: 'retail', at: '/payments', shows: heading(/^(Payments|No payment in progress)$/) },
  ],
  [paths.paymentSuccess]: [
    { name: 'payment-back', at: '/1/success', shows: heading('You are back from the payment page') },
  ],
};
