import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isDead } from '#shared/bookings/model.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ChangeButton } from '#web/changes/change-button.tsx';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { usePaper } from '#web/documents/use-paper.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { edgeFade, useEdgeFade } from '#web/ui/edges/edge-fade.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inRows, notOnPaper, pageWide } from '#web/ui/stack.ts';
import { downloadCalendar } from '../download-calendar.ts';
import type { Additions } from './use-additions.ts';

const SendDialog = lazyPart(() => import('./send-dialog.tsx'));

const useStyles = makeStyles({
  bar: {
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    ...notOnPaper,
  },
  inner: {
    ...inRows('4px 8px'),
    maxWidth: '794px',
    margin: '0 auto',
    padding: '10px 16px',
    justifyContent: 'end',
    [upTo600]: { columnGap: '4px' },
  },
  // Eight buttons: one row from edge to edge of a desk's page; on a phone a row that goes on sideways, Print in sight.
  own: {
    ...pageWide,
    padding: '10px 24px',
    [upTo768]: {
      ...edgeFade,
      flexWrap: 'nowrap',
      justifyContent: 'start',
      padding: '10px 16px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
  // Its arrow stands under the site's mark.
  back: { marginLeft: '-12px', [upTo768]: { order: -2, marginLeft: '-6px' } },
  print: { [upTo768]: { order: -1 } },
  space: { flexGrow: 1, [upTo768]: { display: 'none' } },
  button: {
    minWidth: 'auto',
    flexShrink: 0,
    whiteSpace: 'nowrap',
    [upTo768]: { paddingLeft: '8px', paddingRight: '8px' },
    [upTo600]: { paddingLeft: '6px', paddingRight: '6px' },
  },
});

interface Props {
  ticket: TicketDocument;
  additions: Additions;
  /** As somebody sees it who merely holds the ticket. */
  isClient: boolean;
  showsPrice: boolean;
  onTogglePrice(): void;
}

/** What can be done with the ticket. Markup, Discount, Price and Email are for signed-in people whose booking it is. */
export function TicketBar({ ticket, additions, isClient, showsPrice, onTogglePrice }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEdgeFade(bar);
  const { isMaking, save } = usePaper();
  const isKnown = !isClient;
  const edit = ticket.may.edit && isKnown;
  const isStay = useUser()?.partnerStay !== undefined;
  const print = () => {
    const address = new URL(window.location.href);
    address.searchParams.set('print', 'true');
    if (showsPrice) address.searchParams.delete('hp');
    else address.searchParams.set('hp', 'true');
    window.open(address, '_blank', 'noopener');
  };
  return (
    <div className={styles.bar}>
      <div ref={bar} className={mergeClasses(styles.inner, isKnown && styles.own)} role="toolbar" aria-label="Ticket">
        {isKnown && (
          <Button
            className={mergeClasses(styles.button, styles.back)}
            appearance="subtle"
            icon={<Icon name="chevronLeft" />}
            onClick={() => void navigate(`${paths.flightTicketQueue}?open=${ticket.bookingId}`)}
          >
            Tickets
          </Button>
        )}
        <span className={styles.space} />
        {edit && showsPrice && !additions.editing.markup && (
          <Button className={styles.button} appearance="subtle" onClick={() => additions.begin('markup')}>
            {ticket.additions?.txnFee ? 'Update Markup' : 'Add Markup'}
          </Button>
        )}
        {edit && showsPrice && !additions.editing.discount && (
          <Button className={styles.button} appearance="subtle" onClick={() => additions.begin('discount')}>
            {ticket.additions?.discount ? 'Update Discount' : 'Add Discount'}
          </Button>
        )}
        {isKnown && (
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<Icon name={showsPrice ? 'eyeOff' : 'eye'} />}
            onClick={onTogglePrice}
          >
            {showsPrice ? 'Hide Price' : 'Show Price'}
          </Button>
        )}
        {isKnown && !isStay && (
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<Icon name="mail" />}
            onClick={() => setIsSending(true)}
          >
            Email
          </Button>
        )}
        {isKnown && (
          <ChangeButton
            className={styles.button}
            appearance="subtle"
            bookingId={ticket.bookingId}
            statusId={ticket.statusId}
            isTicketed={ticket.passengers.some((one) => one.ticket)}
            isRefundDue={ticket.refundDue === true}
          />
        )}
        {isClient && ticket.pnr && !isDead(ticket.statusId) && (
          <Button className={styles.button} appearance="subtle" onClick={() => downloadCalendar(ticket)}>
            Calendar
          </Button>
        )}
        {ticket.pnr && (
          <Button
            className={styles.button}
            appearance="subtle"
            disabledFocusable={isMaking}
            onClick={() => void save({ kind: 'ticket', id: ticket.bookingId, pnr: ticket.pnr, hidePrice: !showsPrice })}
          >
            Download
          </Button>
        )}
        <Button
          className={mergeClasses(styles.button, isKnown && styles.print)}
          appearance="primary"
          icon={<Icon name="print" />}
          onClick={print}
        >
          Print
        </Button>
      </div>
      {isSending && <SendDialog ticket={ticket} hidesPrice={!showsPrice} onClose={() => setIsSending(false)} />}
    </div>
  );
}
