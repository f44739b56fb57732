/** What the sandbox gateway knows of one order: a stand-in for an outside party, so it shares no row with ours. */
export interface SandboxOrder {
  gatewayOrderId: string;
  minor: number;
  currency: string;
  description: string;
  returnUrl: string;
  /** ms since 1970; what `late` waits for. */
  expiresAt: number;
  payments: {
    paymentId: string;
    outcome: 'SUCCEEDED' | 'FAILED';
    /** ms since 1970; pending before. */ confirmsAt: number;
  }[];
  /** What was asked to be given back, by our reference. Minor units. */
  refunds: {
    refundId: string;
    paymentId: string;
    minor: number;
    /** Refused for good: nothing of it went back. */
    isRefused?: true;
  }[];
  /** So many refunds that are asked for next are refused; absent for none. */
  refuses?: number;
  /** What somebody gave back as if at the gateway's own dashboard; absent for nothing. Minor units. */
  elsewhere?: { refundId: string; paymentId: string; minor: number }[];
  /** HMAC-SHA256 of the order by the site's key, hex. */
  signature: string;
  /** Counts changes: of two at once one is refused. */
  version: number;
}

/**
 * What its page lets the customer do. late: pays, confirmed only after the order expired. twice: two payments for one
 * order.
 */
export const sandboxActions = ['succeed', 'fail', 'abandon', 'late', 'twice'] as const;
export type SandboxAction = (typeof sandboxActions)[number];
