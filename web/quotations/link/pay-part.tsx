import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import type { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { BY_WALLET } from '#shared/quotations/link/start-quotation-payment.ts';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { partHeading, quietLine, wrongLine } from '#web/ui/text.ts';
import { Ways } from './ways.tsx';
import { usePayQuotation } from './use-pay-quotation.ts';

type Quotation = ResponseOf<typeof getQuotation>;

const useStyles = makeStyles({
  root: { ...inColumn('12px'), paddingTop: '16px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  heading: partHeading,
  paid: { margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  note: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

interface Props {
  token: string;
  quotation: Quotation;
  version: Quotation['versions'][number];
}

/** What was paid, what is left, and the deposit or all of it to pay. */
export default function PayPart({ token, quotation: { payment }, version }: Props) {
  const styles = useStyles();
  const { toPay, currency, number, isAccepted } = version;
  const { paid, underWay, deadline, hasWallet } = payment;
  const { pay, busy, says } = usePayQuotation(token);
  const [wanted, setWanted] = useState<'deposit' | 'rest'>('deposit');
  const [chosen, setChosen] = useState('');
  const money = (minor: number) => formatMoney(minor, currency);
  const pays = toPay && toPay.deposit > 0 ? wanted : 'rest';
  const minor = toPay ? toPay[pays] : 0;
  const ways = [
    ...(hasWallet ? [{ value: BY_WALLET, label: 'Your wallet', note: 'Balance on the next page', fee: 0 }] : []),
    ...(toPay?.gateways ?? []).map(({ name, title, depositFee, restFee }) => {
      const fee = pays === 'deposit' ? depositFee : restFee;
      const note = fee > 0 ? `Convenience fee ${money(fee)}` : 'On the gateway’s own page';
      return { value: name, label: title, note, fee };
    }),
  ];
  const way = ways.find(({ value }) => value === chosen) ?? ways[0];
  return (
    <section className={styles.root} aria-label="Payment">
      <h2 className={styles.heading}>Payment</h2>
      {paid > 0 && (
        <p className={styles.paid} role="status">
          {toPay || underWay > 0 ? `${money(paid)} paid.` : `Paid in full: ${money(paid)}.`}
        </p>
      )}
      {underWay > 0 && <p className={styles.note}>{money(underWay)} is being paid right now.</p>}
      {toPay && way && (
        <>
          {toPay.deposit > 0 ? (
            <Ways<'deposit' | 'rest'>
              label="Pay now"
              value={pays}
              options={[
                { value: 'deposit', label: `Deposit, ${money(toPay.deposit)}`, note: 'The rest can be paid later' },
                { value: 'rest', label: `${paid > 0 ? 'The rest' : 'All of it'}, ${money(toPay.rest)}`, note: '' },
              ]}
              onChange={setWanted}
            />
          ) : (
            <p className={styles.paid}>
              {money(toPay.rest)} {paid > 0 ? 'left to pay.' : 'to pay.'}
            </p>
          )}
          {ways.length > 1 && <Ways label="Pay with" value={way.value} options={ways} onChange={setChosen} />}
          {says && (
            <p role="alert" className={styles.wrong}>
              {says}
            </p>
          )}
          <Button
            appearance={isAccepted ? 'primary' : 'secondary'}
            size="large"
            disabledFocusable={busy}
            onClick={() => void pay({ number, pays, currency, gateway: way.value, fee: way.fee })}
          >
            Pay {money(minor + way.fee)}
          </Button>
          <p className={styles.note}>
            {[
              deadline && `Please pay by ${formatDay(deadline)}.`,
              way.fee > 0 && `${money(way.fee)} of it is the gateway’s convenience fee.`,
              !isAccepted && `By paying you accept version ${number}.`,
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </>
      )}
      {toPay && !way && <p className={styles.note}>Please ask how to pay: nothing can be paid online here.</p>}
    </section>
  );
}
