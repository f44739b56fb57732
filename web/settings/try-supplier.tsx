import { useState } from 'react';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { tryFlightSupplier } from '#shared/flights/search/try-flight-supplier.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';

/** Where the site's own people fly most, and from there the other way. */
const usualTo = (home: string) => (home === 'DXB' ? 'COK' : 'DXB');
const code = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');

/** One question to one source, to see whether it answers. */
export function TrySupplier({ source, called }: { source: string; called: string }) {
  const styles = useRowStyles();
  const { homeAirport } = useSite();
  const [origin, setOrigin] = useState(homeAirport);
  const [destination, setDestination] = useState(usualTo(homeAirport));
  const [said, setSaid] = useState('');
  const trying = useAction(tryFlightSupplier, { quiet: true, invalidates: [getFlightSuppliers] });
  const isReady = origin.length === 3 && destination.length === 3 && origin !== destination;

  async function ask() {
    if (trying.isPending || !isReady) return;
    setSaid('');
    const answer = await trying.mutateAsync({ source, origin, destination });
    if (!answer.ok) return setSaid(answer.message ?? 'Something went wrong');
    const { offers, milliseconds, from, to } = answer.value;
    const count = offers === 1 ? '1 offer' : `${offers} offers`;
    setSaid(`${count} for ${from} to ${to} in ${(milliseconds / 1000).toFixed(1)} s`);
    return undefined;
  }

  const field = (label: string, value: string, set: (text: string) => void) => (
    <ShortField
      label={label}
      name={`${label}-${source}`}
      maxLength={3}
      autoComplete="off"
      value={value}
      onChange={(text) => set(code(text))}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {field('Test from', origin, setOrigin)}
        {field('to', destination, setDestination)}
      </div>
      <div>
        <Button disabled={trying.isPending || !isReady} onClick={() => void ask()}>
          {trying.isPending ? `Searching ${called} …` : `Test ${called}`}
        </Button>
      </div>
      <p className={styles.hint} role="status">
        {said}
      </p>
    </>
  );
}
