import { makeStyles } from '@fluentui/react-components';
import { ticketFilter } from '#shared/bookings/ticket-filter.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { ConsumerChoice } from '#web/partners/consumer-choice.tsx';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { FilterForm } from '#web/ui/list/filter-form.tsx';
import { CustomerChoice } from './customer-choice.tsx';
import { noFilter, type QueueFilter } from './filter-url.ts';

const useStyles = makeStyles({
  // On a phone the days from and to then stand side by side.
  wide: { [upTo600]: { gridColumn: '1 / -1' } },
  kinds: { gridColumn: '1 / -1' },
});

const texts = [
  ['PNR', 'PNR/Ticket No'],
  ['AirlineCode', 'AirlineCode'],
  ['Passenger', 'Passenger'],
] as const;
const days = [
  ['bookingDateFrom', 'Booking date from'],
  ['bookingDateTo', 'Booking date to'],
  ['travelDateFrom', 'Travel date from'],
  ['travelDateTo', 'Travel date to'],
] as const;

const kinds = [
  { value: 'domestic', label: 'Domestic' },
  { value: 'international', label: 'International' },
] as const;

interface Props {
  filter: QueueFilter;
  onApply(filter: QueueFilter): void;
}

/** Everything the queue can be narrowed by. */
export default function QueueFilterForm({ filter, onApply }: Props) {
  const styles = useStyles();
  const isStaff = useUser()?.userType === 'staff';
  const mayFindCustomers = useMay('customers.view') && isStaff;
  const isSupplier = useMay('consumers.view') && isStaff;
  return (
    <FilterForm
      request={ticketFilter}
      filter={filter}
      cleared={{ ...noFilter, sort: filter.sort, statusIds: filter.statusIds }}
      onApply={onApply}
      fields={(draft, change, errors) => (
        <>
          {texts.map(([name, label]) => (
            <Field
              key={name}
              label={label}
              error={errors[name]}
              className={name === 'Passenger' ? styles.wide : undefined}
            >
              {(aria) => (
                <InputBox
                  {...aria}
                  name={name}
                  value={draft[name]}
                  maxLength={name === 'AirlineCode' ? 3 : 40}
                  onChange={(value) => change({ [name]: value })}
                />
              )}
            </Field>
          ))}
          {days.map(([name, label]) => (
            <Field key={name} label={label} error={errors[name]}>
              {(aria) => (
                <DayInput aria={aria} name={name} value={draft[name]} onChange={(value) => change({ [name]: value })} />
              )}
            </Field>
          ))}
          {mayFindCustomers && (
            <CustomerChoice
              name="customerId"
              className={styles.kinds}
              value={draft.customerId}
              onChange={(customerId) => change({ customerId })}
            />
          )}
          {isSupplier && (
            <ConsumerChoice
              className={styles.kinds}
              value={draft.consumerSiteId}
              onChange={(consumerSiteId) => change({ consumerSiteId })}
            />
          )}
          <div className={styles.kinds}>
            <CheckboxGroup
              label="Trips"
              options={kinds}
              chosen={kinds.map(({ value }) => value).filter((kind) => draft[kind])}
              onChange={(chosen) =>
                change({ domestic: chosen.includes('domestic'), international: chosen.includes('international') })
              }
            />
          </div>
        </>
      )}
    />
  );
}
