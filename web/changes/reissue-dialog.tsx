import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import type { ChangeView } from '#shared/changes/change-view.ts';
import { getChangeOffers } from '#shared/changes/get-change-offers.ts';
import type { NewFlight } from '#shared/changes/new-flight.ts';
import type { RequestOf } from '#shared/contract.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { Segment } from '#shared/flights/segment.ts';
import { toMajor } from '#shared/money.ts';
import { HOUR } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { amountOf, neededAmountOf } from '#web/ui/form/short-amount.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TimeField } from '#web/ui/form/time-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn, inGrid, inLines } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { refusalOf, refusedIn } from './refusal.ts';
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
  times: inGrid('repeat(auto-fit, minmax(240px, 1fr))', '8px'),
  moment: inGrid('minmax(0, 3fr) minmax(0, 2fr)', '8px'),
  buttons: inLines('8px'),
  wrong: { ...wrongLine, margin: 0 },
  says: { ...quietLine, margin: 0 },
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

/** The supplier's offer that is taken as it is. */
type Offer = NonNullable<RequestOf<typeof setChangeCharges>['offer']>;

/** The day that each trip leaves on, outbound first. */
const tripDaysOf = (flights: readonly NewFlight[]): string[] => {
  const first = new Map<number, string>();
  for (const { tripIndicator, departureTime } of flights)
    if (!first.has(tripIndicator)) first.set(tripIndicator, departureTime.slice(0, 10));
  return [...first].toSorted(([one], [other]) => one - other).map(([, day]) => day);
};

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
  const [offer, setOffer] = useState<Offer>();
  const short = useShortForm({
    fareDifference: said(charges?.fareDifference),
    isLess: (charges?.fareDifference ?? 0) < 0 ? 'less' : '',
    airlineCharge: said(charges?.airlineCharge),
    cancellationFee: said(charges?.cancellationFee),
    remarks: charges?.remarks ?? '',
    validUntil: '',
  });
  const { form, field, values, says, begin } = short;
  const set = useChangeAction(setChangeCharges);
  const setFlight = (at: number, fields: Partial<NewFlight>) => {
    setFlights((all) => all.map((flight, nth) => (nth === at ? { ...flight, ...fields } : flight)));
    setOffer(undefined);
    setWrong('');
  };
  const removeFlight = (at: number) => {
    setFlights((all) => all.filter((_, nth) => nth !== at));
    setOffer(undefined);
  };
  const addFlight = () => {
    setFlights((all) => [...all, { ...all.at(-1)!, flightNumber: '' }]);
    setOffer(undefined);
  };
  const ask = useAction(getChangeOffers, { quiet: true });
  /** What the airline itself offers on the days that stand here: flights and amounts are its own from then on. */
  const askAirline = async () => {
    begin();
    setWrong('');
    const days = tripDaysOf(flights);
    const answer = await ask.mutateAsync({ requestId, days });
    const [found] = answer.ok ? answer.value.offers : [];
    if (!found) return setWrong(answer.ok ? 'The airline offers nothing on these days.' : refusalOf(answer));
    setFlights(found.flights.map(named));
    field('fareDifference').onChange(String(toMajor(Math.abs(found.fareDifference), currency)));
    field('isLess').onChange(found.fareDifference < 0 ? 'less' : '');
    field('airlineCharge').onChange(String(toMajor(found.airlineCharge, currency)));
    setOffer({ offerId: found.offerId, days });
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
      ...{ requestId, currency, remarks: values.remarks, ...(offer ? { offer } : { flights }) },
      fareDifference: values.isLess ? -difference : difference,
      ...{ airlineCharge: airlineCharge ?? 0, cancellationFee: cancellationFee ?? 0 },
      ...(values.validUntil && { validUntil: Date.now() + Number(values.validUntil) * HOUR }),
    });
    if (!answer.ok) {
      const [, about] = Object.entries(answer.errors ?? {}).find(([name]) => name.startsWith('flights')) ?? [];
      return about ? setWrong(about) : refusedIn(short, answer);
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
            {(
              [
                ['departureTime', 'Departs'],
                ['arrivalTime', 'Arrives'],
              ] as const
            ).map(([name, label]) => {
              const [day = '', time = ''] = flight[name].split('T');
              return (
                <div key={name} className={styles.moment}>
                  <Field label={`${label} on`}>
                    {(aria) => (
                      <DayInput
                        aria={aria}
                        name={`${name}.${at}`}
                        size="large"
                        value={day}
                        onChange={(text) => setFlight(at, { [name]: `${text}T${time}` })}
                      />
                    )}
                  </Field>
                  <TimeField
                    label={`${label} at`}
                    value={time}
                    onChange={(text) => setFlight(at, { [name]: `${day}T${text}` })}
                  />
                </div>
              );
            })}
          </div>
          {flights.length > 1 && (
            <div>
              <Button size="small" onClick={() => removeFlight(at)}>
                Remove flight {at + 1}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {offer && (
        <p role="status" className={styles.says}>
          The airline offers these flights at the price below. Once the customer accepts, it reissues the tickets
          without you.
        </p>
      )}
      {wrong && (
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
      <div className={styles.buttons}>
        <Button size="small" disabledFocusable={ask.isPending} onClick={() => void askAirline()}>
          Ask the airline for these days
        </Button>
        <Button size="small" disabled={flights.length >= 12} onClick={addFlight}>
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
