import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { toMinor } from '#shared/money.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { quietLine } from '#web/ui/text.ts';

const ExplainedPrice = lazyPart(() => import('./explained-price.tsx'));

const useStyles = makeStyles({
  note: { ...quietLine, margin: '0 0 8px' },
});

/** Whole units of the fare that a customer's price is shown of. */
const EXAMPLE = 5000;

/** What a customer pays and why, on an example fare: which group decides, which rule holds, and why no other. */
export default function CustomerPrices({ row }: { row: Pick<CustomerRow, 'users_id'> }) {
  const styles = useStyles();
  const { currency } = useSite();
  const maySee = useMay('markups.view');
  const [isOpen, setOpen] = useState(false);
  if (!maySee) return null;
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Why these prices</Button>;
  return (
    <>
      <p className={styles.note}>Of a fare of {EXAMPLE.toLocaleString('en-IN')} without commission.</p>
      <ExplainedPrice asked={{ userId: row.users_id, netFare: toMinor(EXAMPLE, currency) }} />
    </>
  );
}
