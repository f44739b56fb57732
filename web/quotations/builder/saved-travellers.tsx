import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inLines } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import type { Passenger } from './kart.ts';

const useStyles = makeStyles({
  heading: { ...cardHeading, margin: '0 0 8px' },
  people: inLines('8px'),
  note: { ...quietLine, margin: 0 },
});

interface Props {
  customerId: number;
  customerName: string;
  /** Who travels already, who are not offered again. */
  passengers: readonly Passenger[];
  onAdd(fields: Omit<Passenger, 'id'>): void;
}

const called = ({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Whom the customer saved to book for, each added by one press; for whoever may book for customers. They are asked for
 * when that is wished, since opening them is noted in the customer's history.
 */
export function SavedTravellers({ customerId, customerName, passengers, onAdd }: Props) {
  const styles = useStyles();
  const [mayBook, mayForOthers] = [useMay('flights.book'), useMay('flights.bookForCustomer')];
  const [isAsked, setAsked] = useState(false);
  const saved = useCall(getTravellers, { customerId }, { enabled: isAsked });
  if (!mayBook || !mayForOthers) return null;
  if (!isAsked) return <Button onClick={() => setAsked(true)}>Saved travellers</Button>;
  const there = new Set(passengers.map((one) => called(one).toLowerCase()));
  const left = saved.data?.travellers.filter((one) => !there.has(called(one).toLowerCase()));
  return (
    <section aria-label="Saved travellers">
      <h3 className={styles.heading}>Saved travellers</h3>
      {saved.isPending && <Spinner label="Loading saved travellers" />}
      {saved.isError && <Button onClick={() => void saved.refetch()}>Try again</Button>}
      {left?.length === 0 && (
        <p className={styles.note}>
          {saved.data?.travellers.length ? 'All of them travel already.' : `${customerName} has no saved travellers.`}
        </p>
      )}
      <div className={styles.people}>
        {left?.map(({ id, title, firstName, lastName, dateOfBirth, paxType }) => (
          <Button
            key={id}
            icon={<Icon name="plus" size={16} />}
            aria-label={`Add ${called({ firstName, lastName })}`}
            onClick={() => onAdd({ title, firstName, lastName, dateOfBirth, paxType: String(paxType) })}
          >
            {called({ firstName, lastName })}
          </Button>
        ))}
      </div>
    </section>
  );
}
