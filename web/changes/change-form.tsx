import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import type { ResponseOf } from '#shared/contract.ts';
import { paths } from '#web/app/paths.ts';
import { useAction } from '#web/api/use-action.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { type ChoiceId, choicesOf, nameText, onlyText, sectorText } from './change-words.ts';
import { type ChangeDraft, draftOf, everywhere, partsOf, reissueOf } from './chosen.ts';
import { Charges, Forecast } from './forecast.tsx';
import { SoldRules } from './sold-rules.tsx';
import { refusalOf } from './refusal.ts';

const useStyles = makeStyles({
  form: inColumn('12px'),
  meta: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
  accept: { margin: '0 -8px' },
});

const REQUIRED = 'This is required field.';
type Asked = 'choice' | 'passengers' | 'sectors' | 'remarks';

interface Props {
  of: ResponseOf<typeof getBookingDetails>;
  onClose(): void;
}

/**
 * What is asked for, a forecast of what comes back, and where the airline says it what it keeps: agreed to, the request
 * goes on its way; otherwise staff say what it costs.
 */
export function ChangeForm({ of: { booking, fareRules }, onClose }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const isPhone = useMedia(upTo768);
  const [draft, setDraft] = useState<ChangeDraft>(draftOf('', booking));
  const [remarks, setRemarks] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState<readonly Asked[]>([]);
  const [quote, setQuote] = useState<ResponseOf<typeof getCc>>();
  const [notQuoted, setNotQuoted] = useState('');
  const [refusal, setRefusal] = useState('');
  const getCharges = useAction(getCc, { quiet: true });
  const send = useAction(changeRequest, {
    quiet: true,
    invalidates: [getTickets, getBookingDetails, getChangeRequests],
  });
  const { only } = booking.may;
  const parts = partsOf(draft, booking);
  const isLocked = draft.choice !== 'partial' && draft.choice !== 'itinerary';
  const isItinerary = draft.choice === 'itinerary';
  /** What was said of other passengers and sectors says nothing of these. */
  const choose = (next: ChangeDraft) => {
    setDraft(next);
    setQuote(undefined);
    setNotQuoted('');
    setRefusal('');
    setMissing([]);
  };
  const errorOf = (field: Asked) => (missing.includes(field) ? REQUIRED : undefined);
  const isComplete = (): boolean => {
    const left: Asked[] = [];
    if (!draft.choice) left.push('choice');
    if (draft.choice && draft.passengers.length === 0) left.push('passengers');
    if (draft.choice && !isItinerary && draft.sectors.length === 0) left.push('sectors');
    if (!remarks.trim()) left.push('remarks');
    setMissing(left);
    return left.length === 0;
  };
  const askCharges = async () => {
    if (!parts) return;
    setRefusal('');
    const answer = await getCharges.mutateAsync(parts);
    if (answer.ok) setQuote(answer.value);
    else setNotQuoted(refusalOf(answer));
  };
  const submit = async () => {
    const asked = parts ?? reissueOf(draft, booking);
    if (!isComplete() || !asked) return;
    setRefusal('');
    const answer = await send.mutateAsync({ ...asked, Remarks: remarks, ...(quote && { QuoteId: quote.QuoteId }) });
    if (!answer.ok) {
      if (quote) setQuote(undefined);
      return setRefusal(refusalOf(answer));
    }
    showToast(quote ? 'Accepted: the cancellation is on its way.' : 'Sent. We will email you the charges.');
    onClose();
    await navigate(`${paths.flightChangeRequests}?${new URLSearchParams({ open: answer.value.requestId })}`);
  };
  const isBusy = send.isPending || getCharges.isPending || !isOnline;
  const sends = {
    label: quote ? 'Accept and Send Cancellation Request' : 'Send',
    run: () => void submit(),
    primary: true,
    disabled: !isAccepted || isBusy,
  };
  const asks = { label: 'Request Charges', run: () => void askCharges(), disabled: !parts || isBusy };
  const mayAsk = !quote && !notQuoted && !isItinerary && draft.choice !== 'cancelled';
  // A phone's sheet has its Close at the top, and no room for a third button.
  const closes = isPhone ? [] : [{ label: 'Close', run: onClose }];
  return (
    <SiteDialog title="Change Request" onClose={onClose} actions={[...closes, ...(mayAsk ? [asks] : []), sends]}>
      <div className={styles.form}>
        <p className={styles.meta}>
          PNR {booking.pnr}, {everywhere(booking).map(sectorText).join(', ')}
        </p>
        <ChoiceField
          label="Request Change"
          name="RequestType"
          value={draft.choice}
          all="Please choose"
          options={choicesOf(only).map(({ id, label }) => [id, label])}
          error={errorOf('choice')}
          onChange={(choice) => choose(draftOf(choice as ChoiceId | '', booking))}
        />
        {only && <p className={styles.meta}>{onlyText[only]}</p>}
        {draft.choice && (
          <>
            <CheckboxGroup
              label="Passengers"
              options={booking.passengers.map(({ lastName, firstName }, at) => ({
                value: String(at),
                label: nameText(`${lastName}/${firstName}`),
              }))}
              chosen={draft.passengers}
              isLocked={isLocked}
              error={errorOf('passengers')}
              onChange={(passengers) => choose({ ...draft, passengers })}
            />
            {!isItinerary && (
              <CheckboxGroup
                label="Refund sectors"
                options={everywhere(booking).map((sector) => ({ value: sector, label: sectorText(sector) }))}
                chosen={draft.sectors}
                isLocked={isLocked}
                error={errorOf('sectors')}
                onChange={(sectors) => choose({ ...draft, sectors })}
              />
            )}
          </>
        )}
        <TextArea
          label="Remarks"
          name="Remarks"
          required
          maxLength={500}
          value={remarks}
          error={errorOf('remarks')}
          onChange={(text) => {
            setRemarks(text);
            setMissing((before) => before.filter((field) => field !== 'remarks'));
          }}
        />
        <SoldRules rules={fareRules} />
        {isItinerary && (
          <p role="status" className={styles.meta}>
            Write the flights or the days you want under Remarks. Our staff name the new flights and what they cost;
            nothing is changed before you accept that.
          </p>
        )}
        {parts &&
          (quote ? <Charges quote={quote} /> : <Forecast parts={parts} booking={booking} sectors={draft.sectors} />)}
        {notQuoted && (
          <p role="status" className={styles.meta}>
            {notQuoted}
          </p>
        )}
        {refusal && (
          <p role="alert" className={styles.wrong}>
            {refusal}
          </p>
        )}
        <Checkbox
          className={styles.accept}
          label="I have read the fare rules and accept the charges"
          checked={isAccepted}
          onChange={setAccepted}
        />
      </div>
    </SiteDialog>
  );
}
