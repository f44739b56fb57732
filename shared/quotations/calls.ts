import type { Call } from '../contract.ts';
import { acceptForCustomer } from './accept-for-customer.ts';
import { answerQuestion } from './answer-question.ts';
import { getKartChanges } from './builder/get-kart-changes.ts';
import { compareKartVersions } from './compare-kart-versions.ts';
import { copyKart } from './copy-kart.ts';
import { endKartLink } from './end-kart-link.ts';
import { findForKart } from './find-for-kart.ts';
import { getAllKartsForWl } from './get-all-karts-for-wl.ts';
import { getKartById } from './get-kart-by-id.ts';
import { makeKartOrder } from './make-kart-order.ts';
import { removeKartAccomodation } from './remove-kart-accomodation.ts';
import { removeKartActivity } from './remove-kart-activity.ts';
import { removeKartFlight } from './remove-kart-flight.ts';
import { removeKartMiscellaneous } from './remove-kart-miscellaneous.ts';
import { repriceKart } from './reprice-kart.ts';
import { restoreKartVersion } from './restore-kart-version.ts';
import { saveKart } from './save-kart.ts';
import { sendKart } from './send-kart.ts';
import { sendVoucher } from './voucher/send-voucher.ts';
import { withdrawKartVersion } from './withdraw-kart-version.ts';
import { acceptQuotation } from './link/accept-quotation.ts';
import { askQuestion } from './link/ask-question.ts';
import { getQuotationPayment } from './link/get-quotation-payment.ts';
import { getQuotation } from './link/get-quotation.ts';
import { startQuotationPayment } from './link/start-quotation-payment.ts';
import { getKartRefunds } from './payment/get-kart-refunds.ts';
import { giveKartRefundAgain } from './payment/give-kart-refund-again.ts';
import { returnOverpaid } from './payment/return-overpaid.ts';

/** Quotations of the destination desk, which the specification calls karts. */
export const quotationsCalls = [
  giveKartRefundAgain,
  getKartRefunds,
  returnOverpaid,
  getKartChanges,
  getAllKartsForWl,
  getKartById,
  saveKart,
  removeKartAccomodation,
  removeKartActivity,
  removeKartMiscellaneous,
  removeKartFlight,
  findForKart,
  copyKart,
  repriceKart,
  withdrawKartVersion,
  restoreKartVersion,
  compareKartVersions,
  sendKart,
  sendVoucher,
  makeKartOrder,
  acceptForCustomer,
  endKartLink,
  answerQuestion,
  getQuotation,
  acceptQuotation,
  askQuestion,
  startQuotationPayment,
  getQuotationPayment,
] as const satisfies readonly Call[];

/** What is done with a quotation that was sent, and is not the builder's. */
const afterSending: readonly Call[] = [
  ...[copyKart, withdrawKartVersion, restoreKartVersion, compareKartVersions, sendKart, sendVoucher],
  ...[makeKartOrder, acceptForCustomer, endKartLink, answerQuestion],
  ...[repriceKart, findForKart],
  ...[removeKartAccomodation, removeKartActivity, removeKartMiscellaneous, removeKartFlight],
];
const isOfLink = ({ name }: Call): boolean => name.startsWith('quotations/link/');

/** Calls by room: what a link's holder asks, and what is done once it is sent, is loaded when it is first asked. */
export const quotationsRooms: Readonly<Record<'desk' | 'sent' | 'link', readonly Call[]>> = {
  desk: quotationsCalls.filter((call) => !isOfLink(call) && !afterSending.includes(call)),
  sent: afterSending,
  link: quotationsCalls.filter(isOfLink),
};
