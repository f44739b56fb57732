import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import type { NewFlight } from '#shared/changes/new-flight.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Segment } from '#shared/flights/segment.ts';
import { toMajor } from '#shared/money.ts';
import { HOUR } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { amountOf, neededAmountOf } from '#web/ui/form/short-amount.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn, inGrid, inLines } from '#web/ui/stack.ts';
import { wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useChangeAction } from './use-change-action.ts';

const useStyles = makeStyles({
  flight: {
    ...inColumn('8px'),
    margin: 0,
    minWidth: 0,
    padding: '8px 12px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  fields: inGrid('repeat(auto-fit, minmax(92px, 1fr))', '8px'),
  times: inGrid('repeat(auto-fit, minmax(190px, 1fr))', '8px'),
  buttons: inLines('8px'),
  wrong: { ...wrongLine, margin: 0 },
});

/** For how long charges stand, hours. */
const lives = [
  ['2', '2 hours'],
  ['24', '24 hours'],
  ['72', '3 days'],
] as const;

const named = (segment: Segment): NewFlight => ({
  tripIndicator: segment.tripIndicator,
  airlineCode: segment.airlineCode,
  flightNumber: segment.flightNumber,
  originAirportCode: segment.originAirportCode,
  destinationAirportCode: segment.destinationAirportCode,
  departureTime: segment.departureTime,
  arrivalTime: segment.arrivalTime,
});

interface Props {
  change: ChangeView;
  onClose(): void;
}

/** The flights that take the place of the booked ones, and what they cost: begins with those that stand now. */
export default function ReissueDialog({ change, onClose }: Props) {
  const details = useCall(getBookingDetails, { bookingId: change.bookingId, withDocuments: false }, { quiet: true });
  if (details.data) {
    const before = change.charges?.newFlights.length ? change.charges.newFlights : details.data.booking.segments;
    return <ReissueForm change={change} before={before.map(named)} onClose={onClose} />;
  }
  return (
    <SiteDialog title="Name new flights" onClose={onClose}>
      {details.error ? <p role="alert">{details.error.message}</p> : <Spinner label="Loading the booking" />}
    </SiteDialog>
  );
}

function ReissueForm({ change, before, onClose }: Props & { before: NewFlight[] }) {
  const styles = useStyles();
  const { requestId, currency, charges } = change;
  const said = (minor: number | undefined) => (minor ? String(toMajor(Math.abs(minor), currency)) : '');
  const [flights, setFlights] = useState(before);
  const [wrong, setWrong] = useState('');
  const short = useShortForm({
    fareDifference: said(charges?.fareDifference),
    isLess: (charges?.fareDifference ?? 0) < 0 ? 'less' : '',
    airlineCharge: said(charges?.airlineCharge),
    cancellationFee: said(charges?.cancellationFee),
    remarks: charges?.remarks ?? '',
    validUntil: '',
  });
  const { form, field, values, says, begin, refused } = short;
  const set = useChangeAction(setChangeCharges);
  const setFlight = (at: number, fields: Partial<NewFlight>) => {
    setFlights((all) => all.map((flight, nth) => (nth === at ? { ...flight, ...fields } : flight)));
    setWrong('');
  };
  const submit = async () => {
    begin();
    setWrong('');
    const difference = neededAmountOf(short, 'fareDifference', currency);
    if (difference === undefined) return;
    const airlineCharge = amountOf(short, 'airlineCharge', currency);
    const cancellationFee = amountOf(short, 'cancellationFee', currency);
    if (airlineCharge === undefined || cancellationFee === undefined) return;
    const answer = await set.mutateAsync({
      ...{ requestId, currency, flights, remarks: values.remarks },
      fareDifference: values.isLess ? -difference : difference,
      ...{ airlineCharge: airlineCharge ?? 0, cancellationFee: cancellationFee ?? 0 },
      ...(values.validUntil && { validUntil: Date.now() + Number(values.validUntil) * HOUR }),
    });
    if (!answer.ok) {
      const [, about] = Object.entries(answer.errors ?? {}).find(([name]) => name.startsWith('flights')) ?? [];
      return about ? setWrong(about) : refused(answer);
    }
    showToast('The new flights will be emailed to the customer.');
    onClose();
  };
  return (
    <FormDialog
      title="Name new flights"
      form={form}
      submit="Send to the customer"
      isPending={set.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {flights.map((flight, at) => (
        // Flights have no name of their own until they are whole.
        // oxlint-disable-next-line react/no-array-index-key
        <fieldset key={at} className={styles.flight}>
          <legend>Flight {at + 1}</legend>
          <div className={styles.fields}>
            {(
              [
                ['airlineCode', 'Airline', 2],
                ['flightNumber', 'Number', 4],
                ['originAirportCode', 'From', 3],
                ['destinationAirportCode', 'To', 3],
              ] as const
            ).map(([name, label, maxLength]) => (
              <ShortField
                key={name}
                label={label}
                maxLength={maxLength}
                autoComplete="off"
                value={flight[name]}
                onChange={(text) => setFlight(at, { [name]: text.trim().toUpperCase() })}
              />
            ))}
          </div>
          <div className={styles.times}>
            <ShortField
              label="Departs"
              type="datetime-local"
              value={flight.departureTime}
              onChange={(departureTime) => setFlight(at, { departureTime: departureTime.slice(0, 16) })}
            />
            <ShortField
              label="Arrives"
              type="datetime-local"
              value={flight.arrivalTime}
              onChange={(arrivalTime) => setFlight(at, { arrivalTime: arrivalTime.slice(0, 16) })}
            />
          </div>
          {flights.length > 1 && (
            <div>
              <Button size="small" onClick={() => setFlights((all) => all.filter((_, nth) => nth !== at))}>
                Remove flight {at + 1}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          size="small"
          disabled={flights.length >= 12}
          onClick={() => setFlights((all) => [...all, { ...all.at(-1)!, flightNumber: '' }])}
        >
          Add a flight
        </Button>
      </div>
      <ChoiceField
        {...field('isLess')}
        label="The new flights cost"
        all="More, or the same"
        options={[['less', 'Less']]}
      />
      <AmountField
        {...field('fareDifference')}
        currency={currency}
        label="Difference in fare"
        hint="Fares and taxes against those of the booked flights, for all passengers."
      />
      <AmountField
        {...field('airlineCharge')}
        currency={currency}
        label="Airline’s charge"
        hint="What the airline charges for the change. Leave empty for none."
      />
      <AmountField
        {...field('cancellationFee')}
        currency={currency}
        label="Reissue fee"
        hint="What the site charges beside it, before GST. Leave empty for none."
      />
      <TextArea {...field('remarks')} label="Remarks" maxLength={500} hint="The customer reads this." />
      <ChoiceField {...field('validUntil')} label="Stands for" all="As long as nobody changes it" options={lives} />
    </FormDialog>
  );
}
