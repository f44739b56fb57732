import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { getCrStatus } from '#shared/changes/get-cr-status.ts';
import { withdrawChangeRequest } from '#shared/changes/withdraw-change-request.ts';
import { formatMoney } from '#shared/money.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { softLine, wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { refusalOf } from './refusal.ts';
import { useChangeAction } from './use-change-action.ts';

const useStyles = makeStyles({
  root: inColumn('8px'),
  buttons: inLines('8px'),
  text: { ...softLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

/** Where the supplier was told, or is being told: it can be asked what came of it. */
const isWithSupplier = (state: ChangeView['state']): boolean =>
  state === 'Telling' || state === 'Unknown' || state === 'WithSupplier';

/** Accept what it costs, and take it back while nothing is agreed; staff do so for the customer. */
export function CustomerActions({ change, isStaff }: { change: ChangeView; isStaff: boolean }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const accept = useChangeAction(acceptChangeCharges);
  const withdraw = useChangeAction(withdrawChangeRequest);
  const ask = useChangeAction(getCrStatus);
  const mayDecide = useMay('changes.decide');
  const mayAsk = useMay('changes.ask');
  const [sure, setSure] = useState<'accept' | 'withdraw'>();
  const [refusal, setRefusal] = useState('');
  const { state, charges, requestId, currency } = change;
  const toPay = charges?.toPay ?? 0;
  const isReissue = change.RequestType === 3;
  // Who bought it through a link accepts and withdraws at the site that sold it on.
  const isTheirs = change.partner === 'sells';
  const canAccept = state === 'ChargesSet' && charges !== null && mayDecide && !isTheirs;
  const canWithdraw = (state === 'Asked' || state === 'ChargesSet') && mayAsk && !isTheirs;
  const canAsk = isWithSupplier(state) && change.partner !== 'supplies';
  if (!canAccept && !canWithdraw && !canAsk) return null;
  const isBusy = accept.isPending || withdraw.isPending;
  const run = async () => {
    setRefusal('');
    const answer =
      sure === 'accept' && charges
        ? await accept.mutateAsync({ requestId, chargesNo: charges.chargesNo })
        : await withdraw.mutateAsync({ requestId });
    if (answer.ok) showToast(sure === 'accept' ? 'Accepted.' : 'Withdrawn: the booking is as it was.');
    else setRefusal(refusalOf(answer));
    setSure(undefined);
  };
  const goAndPay = async () => {
    setRefusal('');
    if (!charges) return;
    const answer = await accept.mutateAsync({ requestId, chargesNo: charges.chargesNo });
    if (!answer.ok) return setRefusal(refusalOf(answer));
    await navigate(toPath(paths.userPayments, { orderId: answer.value.orderToPay }));
  };
  const refresh = async () => {
    setRefusal('');
    const answer = await ask.mutateAsync({ requestId });
    if (!answer.ok) setRefusal(refusalOf(answer));
    else if (answer.value.state === state) showToast('No news from the airline yet.');
  };
  return (
    <div className={styles.root}>
      {sure && (
        <p className={styles.text}>
          {sure === 'accept' && charges
            ? isReissue
              ? 'The new flights take the place of the booked ones. This cannot be undone.'
              : `The chosen flights are cancelled. This cannot be undone. ${formatMoney(charges.comesBack, currency)} is refunded${isStaff ? ' to the customer' : ''}.`
            : `Nothing is ${isReissue ? 'changed' : 'cancelled'}, and the booking is as it was.`}
        </p>
      )}
      <div className={styles.buttons}>
        {sure ? (
          <>
            <Button
              appearance={sure === 'accept' ? 'primary' : 'danger'}
              disabledFocusable={isBusy}
              onClick={() => void run()}
            >
              {sure === 'accept'
                ? isStaff
                  ? 'The customer agrees: accept'
                  : `Yes, accept and ${isReissue ? 'change' : 'cancel'}`
                : 'Yes, withdraw'}
            </Button>
            <Button disabled={isBusy} onClick={() => setSure(undefined)}>
              Not yet
            </Button>
          </>
        ) : (
          <>
            {canAccept && (
              <Button
                appearance={isStaff ? 'secondary' : 'primary'}
                onClick={() => (toPay > 0 ? void goAndPay() : setSure('accept'))}
              >
                {toPay > 0 ? `Accept and pay ${formatMoney(toPay, currency)}` : 'Accept charges'}
              </Button>
            )}
            {canWithdraw && <Button onClick={() => setSure('withdraw')}>Withdraw</Button>}
            {canAsk && (
              <Button disabledFocusable={ask.isPending} onClick={() => void refresh()}>
                Refresh Status
              </Button>
            )}
          </>
        )}
      </div>
      {refusal && (
        <p role="alert" className={styles.wrong}>
          {refusal}
        </p>
      )}
    </div>
  );
}
