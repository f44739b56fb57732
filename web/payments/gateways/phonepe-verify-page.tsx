import { useEffect } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { FailureCode } from '#shared/errors.ts';
import { verifyPhonepePayment } from '#shared/payments/verify-phonepe-payment.ts';
import { callApi } from '#web/api/client.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';

/** Payment verification: further tries after the first, and the pause before each (spec: 5, 2 s apart). */
const FURTHER_TRIES = 5;
const PAUSE = 2000;
/** Answers that another try does not change. */
const conclusive: readonly FailureCode[] = ['PAYMENT_UNSUCCESSFUL', 'ORDER_UNPAID', 'NOT_FOUND', 'NOT_SIGNED_IN'];

/** `/phonepe/verify/:orderId?`: back from PhonePe. The order's page follows, however it went. */
export default function PhonepeVerifyPage() {
  const { orderId } = useParams();
  const isOrder = orderId !== undefined && /^[0-9A-Za-z]{10,40}$/.test(orderId);
  return isOrder ? <Verifying key={orderId} orderId={orderId} /> : <Navigate to={paths.payments} replace />;
}

function Verifying({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (left: number): Promise<void> => {
      const answer = await callApi(verifyPhonepePayment, { orderId }, { quiet: true, signal: stop.signal });
      if (stop.signal.aborted) return;
      if (!answer.ok && left > 0 && !conclusive.includes(answer.code)) {
        timer = setTimeout(() => void ask(left - 1), PAUSE);
        return;
      }
      if (answer.ok) showToast('Payment Successful');
      else showToast('Payment failed, Please contact support', 'error');
      void navigate(toPath(paths.userPayments, { orderId }), { replace: true });
    };
    void ask(FURTHER_TRIES);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [orderId]);
  return (
    <>
      <h1 hidden>Verifying your payment</h1>
      <LoadingOverlay label="Verifying your payment" />
    </>
  );
}
