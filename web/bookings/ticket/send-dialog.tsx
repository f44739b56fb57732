import { Link, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { cityRoute } from '#shared/flights/city-route.ts';
import { bookingSlug } from '#shared/bookings/model.ts';
import { sendTicketMail } from '#shared/bookings/send-ticket-mail.ts';
import type { TicketDocument } from '#shared/bookings/ticket.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useSite } from '#web/site/site.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { apart, growing, inGrid, inLines, inRow } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  what: { ...quietLine, margin: 0 },
  to: { ...inGrid('24px 1fr', '0 8px'), alignItems: 'start' },
  tick: {
    width: '16px',
    height: '16px',
    margin: '36px 0 0 4px',
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
  },
  price: {
    ...apart('16px'),
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  means: quietLine,
  seen: {
    ...inRow('12px'),
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    '& > div': { ...growing, overflowWrap: 'anywhere' },
    '& > a': { flexShrink: 0, [upTo768]: { padding: '10px 0' } },
  },
  logo: { height: '28px', maxWidth: '96px', objectFit: 'contain' },
  ways: { ...inLines('8px'), [upTo768]: { '& > *': { flexGrow: 1 } } },
});

interface Props {
  ticket: TicketDocument;
  /** The price is hidden on the page, and then in the mail to oneself too. */
  hidesPrice: boolean;
  onClose(): void;
}

/** Sends a ticket to oneself and to who travels: by mail, by WhatsApp, or as a link. */
export default function SendDialog({ ticket, hidesPrice, onClose }: Props) {
  const styles = useStyles();
  const site = useSite();
  const user = useUser();
  const form = useRef<HTMLFormElement>(null);
  const own = user?.email ?? '';
  const isAgencys = user?.userType === 'travelAgent' || ticket.user?.userType === 'travelAgent';
  const known = ticket.passengers[0]?.email ?? '';
  const [toMe, setToMe] = useState(true);
  const [clientEmail, setClientEmail] = useState(known.toLowerCase() === own.toLowerCase() ? '' : known);
  const [toClient, setToClient] = useState(isAgencys && clientEmail !== '');
  const [showPriceToClient, setShowPrice] = useState(false);
  const [message, setMessage] = useState('');
  const [errors, setErrors] = useState<{ toMe?: string; clientEmail?: string }>({});
  const [says, setSays] = useState<string>();
  const send = useAction(sendTicketMail, { quiet: true });

  const { segments, passengers, pnr } = ticket;
  const first = segments[0]!;
  const route = cityRoute(segments);
  const slug = { bookingSlug: bookingSlug(ticket.bookingId, pnr) };
  const path = `/app${toPath(paths.flightETicket, slug)}?hp=true`;
  const link = `${location.origin}${path}`;
  const subject = `Your e-ticket, ${route}, ${formatDay(first.departureTime)}`;
  const count = Number(toMe) + Number(toClient);

  const submit = async () => {
    setErrors({});
    setSays(undefined);
    if (!count) return setSays('Please choose who to send the ticket to.');
    if (toClient && !clientEmail.trim()) return setErrors({ clientEmail: 'Please enter an email.' });
    const answer = await send.mutateAsync({
      bookingId: ticket.bookingId,
      siteId: site._id,
      hidePrice: hidesPrice,
      toMe,
      clientEmail: toClient ? clientEmail.trim() : '',
      showPriceToClient,
      message,
    });
    if (!answer.ok) {
      setErrors(answer.errors ?? {});
      if (!answer.errors?.clientEmail) setSays(answer.message);
      return;
    }
    const { sentTo, failed } = answer.value;
    showToast(`Email successfully sent. It went to ${sentTo.join(' and ')}.`);
    if (!failed.length) return onClose();
    // What went stays sent: only the other one can be tried again.
    const why = (email: string) => failed.find((one) => one.email === email)?.message;
    setErrors({ toMe: why(own), clientEmail: why(clientEmail.trim()) });
    setToMe(why(own) !== undefined);
    setToClient(why(clientEmail.trim()) !== undefined);
  };
  const copy = () => void navigator.clipboard.writeText(link).then(() => showToast('Copied to clipboard.'));
  return (
    <FormDialog
      title="Send"
      form={form}
      submit={count > 1 ? `Send to ${count}` : 'Send'}
      isPending={send.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className={styles.what}>
        E-Ticket {pnr}, {route}, {passengers.length === 1 ? '1 passenger' : `${passengers.length} passengers`}
      </p>
      <div className={styles.to}>
        <input
          type="checkbox"
          aria-label="Send it to me"
          className={styles.tick}
          checked={toMe}
          onChange={(event) => setToMe(event.target.checked)}
        />
        <Field label="To me" error={errors.toMe}>
          {(aria) => <InputBox {...aria} type="email" value={own} readOnly onChange={() => undefined} />}
        </Field>
      </div>
      <div className={styles.to}>
        <input
          type="checkbox"
          aria-label={isAgencys ? 'Send it to the client' : 'Send it to the traveller'}
          className={styles.tick}
          checked={toClient}
          onChange={(event) => setToClient(event.target.checked)}
        />
        <Field label={isAgencys ? 'To the client' : 'To the traveller'} error={errors.clientEmail}>
          {(aria) => (
            <InputBox
              {...aria}
              type="email"
              name="clientEmail"
              autoComplete="off"
              value={clientEmail}
              onChange={(text) => {
                setClientEmail(text);
                setToClient(text.trim() !== '');
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.price}>
        <div>
          {isAgencys ? 'Show the price to the client' : 'Show the price to the traveller'}
          <div className={styles.means}>
            {showPriceToClient
              ? `On: the email shows fare, taxes and total${isAgencys ? ', without your commission' : ''}; the link shows no price`
              : 'Off: fare, fees and discount are hidden in the email and on the linked page'}
          </div>
        </div>
        <Switch
          label={isAgencys ? 'Show the price to the client' : 'Show the price to the traveller'}
          checked={showPriceToClient}
          onChange={setShowPrice}
        />
      </div>
      <TextArea label="Message" name="message" value={message} maxLength={1000} rows={2} onChange={setMessage} />
      {isAgencys && (
        <div className={styles.seen}>
          {ticket.issuer.logoUrl && <img className={styles.logo} src={ticket.issuer.logoUrl} alt="" />}
          <div>
            <strong>{ticket.issuer.companyName}</strong>
            <div className={styles.means}>{subject}</div>
          </div>
          <Link href={`${path}&as=client`} target="_blank" rel="noopener">
            Client view
          </Link>
        </div>
      )}
      <div className={styles.ways}>
        <Button icon={<Icon name="copy" />} onClick={copy}>
          Copy link
        </Button>
        <ButtonAnchor
          href={`https://wa.me/?text=${encodeURIComponent(`${message.trim() || subject}\n${link}`)}`}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </ButtonAnchor>
      </div>
    </FormDialog>
  );
}
