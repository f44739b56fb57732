import { makeStyles, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import type { OwnMarkupShown } from '#shared/markups/own-markup.ts';
import { saveOwnMarkup } from '#shared/markups/save-own-markup.ts';
import { formatMoney } from '#shared/money.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/app/lazy-part.tsx';
import { upTo768 } from '#web/app/theme/breakpoints.ts';

const OwnMarkupDialog = lazyPart(() => import('./own-markup-dialog.tsx'));

const useStyles = makeStyles({
  line: { display: 'block' },
  button: {
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
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

/** What an agency adds, in a few words. */
const valueText = ({ kind, amount, percent, currency }: OwnMarkupShown): string => {
  if (kind === 'percentOfBase') return `${percent ?? 0} %`;
  return `${formatMoney(amount ?? 0, currency)} per ${kind === 'perBooking' ? 'booking' : 'passenger'}`;
};

/** An agency's own markup in the results: one touch switches it on or off, another changes it. */
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
    if (!isSet) return setOpen(true);
    const answer = await save.mutateAsync({ isOn: !isOn, currency });
    if (answer.ok) await priceAnew();
  };
  return (
    <span className={styles.line}>
      <button
        type="button"
        className={styles.button}
        title={isSet ? valueText(own.data) : undefined}
        disabled={save.isPending}
        onClick={() => void toggle()}
      >
        {isSet && isOn ? 'with our markup' : 'without our markup'}
      </button>
      {isSet && (
        <>
          {' · '}
          <button type="button" className={styles.button} aria-label="Change our markup" onClick={() => setOpen(true)}>
            change
          </button>
        </>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <OwnMarkupDialog own={own.data} onSaved={() => void priceAnew()} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
