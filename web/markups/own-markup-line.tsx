import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { formatMoney } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { focusRing } from '#web/ui/surface.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Switch } from '#web/ui/form/switch.tsx';

const OwnMarkupDialog = lazyPart(() => import('./own-markup-dialog.tsx'));

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    // As high as the switch: the room that is kept for it (prices-note.tsx).
    minHeight: '32px',
  },
  button: {
    ...focusRing,
    padding: 0,
    border: 'none',
    background: 'none',
    font: 'inherit',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    textAlign: 'left',
    cursor: 'pointer',
    // A finger hits the space around it too.
    [upTo768]: { padding: '10px 0', margin: '-10px 0' },
  },
});

/** What the switch does, to whom. */
const SHOWS = 'Show the price for your client, with our markup';

/** What an agency adds, in a few words. */
const valueText = ({ kind, amount, percent, currency }: OwnMarkupShown): string => {
  if (kind === 'percentOfBase') return `${percent ?? 0} %`;
  return `${formatMoney(amount ?? 0, currency)} per ${kind === 'perBooking' ? 'booking' : 'passenger'}`;
};

/** An agency's own markup in the results: a switch says whose prices they are, and one press turns it back. */
export default function OwnMarkupLine() {
  const styles = useStyles();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const own = useCall(getOwnMarkup, {}, { quiet: true });
  const save = useAction(saveOwnMarkup, { invalidates: [getOwnMarkup] });
  // Searches and the days around them are kept under names of their own (use-search.ts, use-seen-fares.ts).
  const priceAnew = () =>
    Promise.all(['search', 'seenFares'].map((name) => client.invalidateQueries({ queryKey: [name] })));
  if (!own.data) return null;
  const { isOn, amount, percent, currency } = own.data;
  const isSet = (amount ?? percent ?? 0) > 0;
  const toggle = async () => {
    const answer = await save.mutateAsync({ isOn: !isOn, currency });
    if (answer.ok) await priceAnew();
  };
  return (
    <span className={styles.line}>
      {isSet ? (
        <>
          <Switch label={SHOWS} checked={isOn} disabled={save.isPending} onChange={() => void toggle()} />
          <span>
            <span aria-hidden>{SHOWS}</span>
            {' · '}
            <button
              type="button"
              className={styles.button}
              title={valueText(own.data)}
              aria-label="Change our markup"
              onClick={() => setOpen(true)}
            >
              change
            </button>
          </span>
        </>
      ) : (
        <button type="button" className={styles.button} onClick={() => setOpen(true)}>
          Add our markup
        </button>
      )}
      {isOpen && <OwnMarkupDialog own={own.data} onSaved={() => void priceAnew()} onClose={() => setOpen(false)} />}
    </span>
  );
}
