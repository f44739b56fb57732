import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { formatDay } from '#shared/time.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Money } from '#web/ui/money.tsx';
import { inLines } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import type { Kart } from '../builder/kart.ts';

const TakePayment = lazyPart(() => import('./take-payment-dialog.tsx'));
const AcceptFor = lazyPart(() => import('./accept-for-dialog.tsx'));
const Ending = lazyPart(() => import('./ending-dialog.tsx'));

const ReturnPayment = lazyPart(() => import('./return-dialog.tsx'));
const Refunds = lazyPart(() => import('./kart-refunds.tsx'));

const useStyles = makeStyles({
  sums: { ...inLines('4px 24px'), margin: '0 0 12px' },
  sum: { '& dt': quietLine, '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' } },
  actions: inLines('8px'),
  quiet: { ...quietLine, margin: '0 0 12px' },
});

/** What of a sent quotation is paid, and what staff can do about it: take a payment, accept, end the link, cancel. */
export default function PaymentPart({ kart }: { kart: Kart }) {
  const styles = useStyles();
  const mayEdit = useMay('karts.edit');
  const mayConfirm = useMay('karts.confirm');
  const maySeePapers = useMay('invoices.view');
  const [dialog, setDialog] = useState<'take' | 'accept' | 'link' | 'cancel' | 'return'>();
  const { paid, sums, currency, state, head } = kart;
  const deadline = head.values.paymentDeadline;
  const left = Math.max(0, sums.total - paid.collected - paid.online);
  const over = Math.max(0, paid.collected + paid.online - sums.total);
  const overOnline = Math.min(over, paid.online);
  const rows: [string, number][] = [
    ['Paid online', paid.online],
    ['Collected by you', paid.collected],
    over > 0 ? ['Overpaid', over] : ['Left to pay', left],
  ];
  const isOver = state === 'CANCELLED';
  const close = () => setDialog(undefined);
  return (
    <TitledCard title="Payment">
      <dl className={styles.sums}>
        {rows.map(([name, minor]) => (
          <div key={name} className={styles.sum}>
            <dt>{name}</dt>
            <dd>
              <Money minor={minor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {isOver ? (
        <p className={styles.quiet}>
          This quotation is cancelled. Online payments are refunded to the original payment method.
        </p>
      ) : (
        deadline && left > 0 && <p className={styles.quiet}>To be paid by {formatDay(deadline)}.</p>
      )}
      {!isOver && over > overOnline && (
        <p className={styles.quiet}>
          You collected more than the total: return it yourselves, and lower Collected payment under Charges.
        </p>
      )}
      {!isOver && (mayEdit || mayConfirm) && (
        <div className={styles.actions}>
          {mayEdit && left > 0 && <Button onClick={() => setDialog('take')}>Take payment</Button>}
          {mayConfirm && overOnline > 0 && <Button onClick={() => setDialog('return')}>Return overpayment</Button>}
          {mayConfirm && state === 'SENT' && <Button onClick={() => setDialog('accept')}>Accept for customer</Button>}
          {mayEdit && <Button onClick={() => setDialog('link')}>End link</Button>}
          {mayConfirm && <Button onClick={() => setDialog('cancel')}>Cancel quotation</Button>}
        </div>
      )}
      <Refunds kartId={kart.id} />
      {maySeePapers && (state === 'VOUCHERED' || isOver) && (
        <TextLink to={`${paths.userInvoices}?${new URLSearchParams({ search: kart.id })}`}>Invoices</TextLink>
      )}
      {dialog === 'return' && <ReturnPayment kart={kart} minor={overOnline} onClose={close} />}
      {dialog === 'take' && <TakePayment kart={kart} left={left} onClose={close} />}
      {dialog === 'accept' && <AcceptFor kart={kart} onClose={close} />}
      {(dialog === 'link' || dialog === 'cancel') && <Ending kart={kart} ends={dialog} onClose={close} />}
    </TitledCard>
  );
}
