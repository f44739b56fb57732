import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ResponseOf } from '#shared/contract.ts';
import type { Failure } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { getQuotationPayment } from '#shared/quotations/link/get-quotation-payment.ts';
import { isNotThere } from '#web/api/call-failed.ts';
import { callApi } from '#web/api/client.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { keptToken } from './payment-token.ts';

type Payment = ResponseOf<typeof getQuotationPayment>;

/** Further questions after the first, and the pause before each: a link may look sixty times an hour. Milliseconds. */
const FURTHER_TRIES = 5;
const PAUSE = 2000;

/** `/quotationPayment/:orderId`: back from the gateway, what came of a payment that a quotation's link began. */
export default function PaymentPage() {
  const { orderId = '' } = useParams();
  const { siteName } = useSite();
  const token = keptToken(orderId);
  useEffect(() => {
    document.title = `Payment · ${siteName}`;
  }, [siteName]);
  return (
    <main id="main" tabIndex={-1}>
      {token ? <Outcome orderId={orderId} token={token} /> : <OtherTab />}
    </main>
  );
}

function OtherTab() {
  return (
    <EmptyState
      page
      icon="wallet"
      heading="Open your quotation again"
      text="This page shows a payment only in the browser tab that started it. Please open the quotation from the link in your email: it shows what was paid."
    />
  );
}

function Outcome({ orderId, token }: { orderId: string; token: string }) {
  const [round, setRound] = useState(0);
  const [heard, setHeard] = useState<Payment | Failure>();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (left: number): Promise<void> => {
      const answer = await callApi(getQuotationPayment, { token, orderId }, { quiet: true, signal: stop.signal });
      if (stop.signal.aborted) return;
      const isSettled = answer.ok ? answer.value.state !== 'PENDING' : isNotThere(answer);
      if (isSettled || left === 0) return setHeard(answer.ok ? answer.value : answer);
      timer = setTimeout(() => void ask(left - 1), PAUSE);
      return undefined;
    };
    void ask(FURTHER_TRIES);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [orderId, token, round]);
  if (!heard) return <LoadingOverlay label="Checking your payment" />;
  const back = (label: string) => (
    <LinkButton to={toPath(paths.quotation, { token })} appearance="primary">
      {label}
    </LinkButton>
  );
  const again = () => {
    setHeard(undefined);
    setRound((n) => n + 1);
  };
  if (!('state' in heard))
    return isNotThere(heard) ? (
      <EmptyState
        page
        heading="Payment not found"
        text="It may belong to another quotation."
        action={back('Open the quotation')}
      />
    ) : (
      <EmptyState
        page
        icon="warning"
        heading="We cannot check your payment right now"
        text="Nothing is lost: if you have paid, it counts without this page."
        action={
          <Button appearance="primary" onClick={again}>
            Check again
          </Button>
        }
      />
    );
  const { icon, heading, text, action } = saidOf(heard);
  return (
    <EmptyState
      page
      icon={icon}
      heading={heading}
      text={text}
      action={
        <>
          {heard.state === 'PENDING' && <Button onClick={again}>Check again</Button>}
          {back(action)}
        </>
      }
    />
  );
}

interface Said {
  icon: IconName;
  heading: string;
  text: string;
  action: string;
}

function saidOf({ state, currency, amount, total, open, kartName, quotationId }: Payment): Said {
  const money = (minor: number) => formatMoney(minor, currency);
  const what = `${kartName}, quotation ${quotationId}`;
  const left = open > 0 ? ` ${money(open)} is left to pay.` : ' Nothing is left to pay.';
  const fee = total > amount ? ` ${money(total - amount)} of it is the convenience fee.` : '';
  switch (state) {
    case 'PAID':
      return {
        ...{ icon: 'check', heading: 'Payment received', action: 'Open the quotation' },
        text: `${money(total)} for ${what}.${fee} We have emailed a receipt.${left}`,
      };
    case 'RETURNED':
      return {
        ...{ icon: 'warning', heading: 'Your payment is being refunded', action: 'Open the quotation' },
        text: `${money(total)} for ${what} could not be used: the quotation had changed, or the payment arrived too late. It is refunded to your original payment method.`,
      };
    case 'PENDING':
      return {
        ...{ icon: 'wallet', heading: 'The gateway has not confirmed your payment yet', action: 'Open the quotation' },
        text: 'You can leave this page: your payment counts once it arrives. A payment that arrives too late is refunded.',
      };
    case 'EXPIRED':
      return {
        ...{ icon: 'warning', heading: 'The time limit for this payment has passed', action: 'Open the quotation' },
        text: 'Nothing was charged. Please open the quotation to pay.',
      };
    case 'FAILED':
      return {
        ...{ icon: 'warning', heading: 'Payment unsuccessful', action: 'Try again' },
        text: 'The gateway declined your payment. Nothing was charged.',
      };
    case 'UNPAID':
      return {
        ...{ icon: 'wallet', heading: 'This payment has not been made', action: 'Open the quotation' },
        text: 'Nothing was charged.',
      };
  }
}
