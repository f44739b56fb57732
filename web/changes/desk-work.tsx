import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { assignChangeRequest } from '#shared/changes/assign-change-request.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { giveRefundAgain } from '#shared/changes/give-refund-again.ts';
import { changeEvents, isChangeOpen } from '#shared/changes/model.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { inColumn, inLines } from '#web/ui/stack.ts';
import { cardHeading, softLine, wrongLine } from '#web/ui/text.ts';
import { isStuck } from './change-words.ts';
import { HeardRefunds, isHeardOf } from './heard-refunds.tsx';
import { refusalOf } from './refusal.ts';
import { useChangeAction } from './use-change-action.ts';

const ChargesDialog = lazyPart(() => import('./charges-dialog.tsx'));
const CompleteDialog = lazyPart(() => import('./complete-dialog.tsx'));
const ReissueDialog = lazyPart(() => import('./reissue-dialog.tsx'));
const ReissuedDialog = lazyPart(() => import('./reissued-dialog.tsx'));
const RejectDialog = lazyPart(() => import('./reject-dialog.tsx'));

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    padding: '12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: cardHeading,
  text: { ...softLine, margin: 0 },
  buttons: inLines('8px'),
  wrong: { ...wrongLine, margin: 0 },
});

const headings = {
  Asked: 'The customer waits for the charges',
  ChargesSet: 'The customer has the charges to accept',
  Accepted: 'Accepted: cancel it at the airline',
  Telling: 'It is being sent to the airline',
  Unknown: 'The airline has not said whether it has it',
  WithSupplier: 'The airline has it',
} as const;
/** The same of what another site carries out: its desk is called. */
const atPartner: Readonly<Record<string, string>> = {
  Asked: 'The partner who supplies it sets the charges',
  WithSupplier: 'The partner who supplies it has it',
};
const isIn = (state: string): state is keyof typeof headings => state in headings;

/** What staff do about a request by hand. */
export function DeskWork({ change }: { change: ChangeView }) {
  const styles = useStyles();
  const may = useRights();
  const assign = useChangeAction(assignChangeRequest);
  const again = useChangeAction(giveRefundAgain);
  const [dialog, setDialog] = useState<'charges' | 'complete' | 'reject'>();
  const [refusal, setRefusal] = useState('');
  const { requestId, state, assignedTo } = change;
  const close = () => setDialog(undefined);
  const take = async (mine: boolean) => {
    setRefusal('');
    const answer = await assign.mutateAsync({ requestId, mine });
    if (!answer.ok) setRefusal(refusalOf(answer));
  };
  const give = async (to: 'wallet' | 'gateway') => {
    setRefusal('');
    const answer = await again.mutateAsync({ requestId, to });
    if (!answer.ok) setRefusal(refusalOf(answer));
  };
  const says = refusal && (
    <p role="alert" className={styles.wrong}>
      {refusal}
    </p>
  );
  if (isStuck(change))
    return (
      <section className={styles.root} aria-label="Needs action">
        <strong className={styles.heading}>The refund failed</strong>
        <p className={styles.text}>
          The payment gateway refused it three times.
          {!isHeardOf(change) && ' Nothing has been refunded yet.'}
        </p>
        <HeardRefunds change={change} />
        {may('payments.refund') && (
          <div className={styles.buttons}>
            <Button disabledFocusable={again.isPending} onClick={() => void give('gateway')}>
              Try the gateway again
            </Button>
            <Button disabledFocusable={again.isPending} onClick={() => void give('wallet')}>
              Give it to the wallet
            </Button>
          </div>
        )}
        {says}
      </section>
    );
  if (isHeardOf(change))
    return (
      <section className={styles.root} aria-label="Needs action">
        <strong className={styles.heading}>Is it refunded already?</strong>
        <p className={styles.text}>
          Nothing more is refunded until this is settled, here or under Payments if it was for something else.
        </p>
        <HeardRefunds change={change} />
      </section>
    );
  if (!isChangeOpen(state) || !isIn(state)) return null;
  const isReissue = change.RequestType === 3;
  const isTheirs = change.partner === 'supplies';
  const isOpenToCharges = state === 'Asked' || state === 'ChargesSet';
  const canReject = isTheirs ? isOpenToCharges : (changeEvents.reject.from as readonly string[]).includes(state);
  const canCharge = isOpenToCharges && !isTheirs;
  const canComplete = (state === 'Accepted' || state === 'WithSupplier') && !isTheirs;
  return (
    <section className={styles.root} aria-label="Needs action">
      <strong className={styles.heading}>
        {isReissue && state === 'Accepted'
          ? 'Accepted: reissue it at the airline'
          : ((isTheirs ? atPartner[state] : undefined) ?? headings[state])}
      </strong>
      {isTheirs && <p className={styles.text}>Call the partner’s desk with any question: they call the airline.</p>}
      <p className={styles.text}>{assignedTo ? `${assignedTo} sees to it.` : 'Nobody sees to it yet.'}</p>
      <div className={styles.buttons}>
        {may('changes.decide') && canCharge && (
          <Button appearance={state === 'Asked' ? 'primary' : 'secondary'} onClick={() => setDialog('charges')}>
            {isReissue ? 'Name new flights' : 'Set charges'}
          </Button>
        )}
        {may('changes.decide') && canComplete && (
          <Button appearance="primary" onClick={() => setDialog('complete')}>
            Complete
          </Button>
        )}
        {may('changes.decide') && canReject && <Button onClick={() => setDialog('reject')}>Reject</Button>}
        {may('changes.ask') && (
          <Button disabledFocusable={assign.isPending} onClick={() => void take(!assignedTo)}>
            {assignedTo ? 'Unassign' : 'Assign to me'}
          </Button>
        )}
      </div>
      {says}
      {dialog === 'charges' &&
        (isReissue ? (
          <ReissueDialog change={change} onClose={close} />
        ) : (
          <ChargesDialog change={change} onClose={close} />
        ))}
      {dialog === 'complete' &&
        (isReissue ? (
          <ReissuedDialog change={change} onClose={close} />
        ) : (
          <CompleteDialog change={change} onClose={close} />
        ))}
      {dialog === 'reject' && <RejectDialog change={change} onClose={close} />}
    </section>
  );
}
