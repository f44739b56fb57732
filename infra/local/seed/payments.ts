import type { PaymentSettings } from '#functions/payments/model.ts';
import { outsideGateways } from './outside-gateways.ts';
import type { DemoSite } from './sites.ts';

/** How a demo site takes money: the sandbox gateway, on one site the stand-ins of outside ones too, and a bank account that nobody has. */
export const demoPayments = ({ head: { site, country }, data }: DemoSite): PaymentSettings => ({
  gateways: [
    {
      name: 'sandbox',
      title: country === 'IN' ? 'Card, UPI or net banking' : 'Card',
      adapter: 'sandbox',
      account: site,
    },
    ...outsideGateways(site),
  ],
  bankDetails: [
    {
      bankName: 'Sandbox Bank',
      accountName: data.companyName,
      accountNumber: '000012345678',
      ifsc: country === 'IN' ? 'SBXB0000001' : '',
      branch: data.address.split(',').at(-1)!.trim(),
    },
  ],
});
