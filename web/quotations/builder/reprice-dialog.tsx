import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import type { RequestOf, ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { repriceKart } from '#shared/quotations/reprice-kart.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn, inList } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { overpaidText } from '../payment/overpaid.ts';
import type { Kart } from './kart.ts';
import { dayName } from './line-view.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  lines: inList('12px'),
  line: apart('16px'),
  what: { minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { ...quietLine, margin: 0 },
  prices: { flexShrink: 0, textAlign: 'right' },
  old: { ...quietLine, textDecorationLine: 'line-through' },
  says: { margin: 0 },
});

type Prices = ResponseOf<typeof repriceKart>['prices'];
type Take = RequestOf<typeof repriceKart>['take'];

interface Props {
  kart: Kart;
  onClose(): void;
}

/** What today's rates say beside what stands: all of it is taken, all but what was set by hand, or nothing. */
export default function RepriceDialog({ kart, onClose }: Props) {
  const styles = useStyles();
  const [looked, setLooked] = useState<{ prices: Prices; version: number }>();
  const [says, setSays] = useState<string>();
  const asking = useAction(repriceKart, { quiet: true });
  const taking = useAction(repriceKart, { quiet: true, invalidates: [getKartById, getAllKartsForWl] });
  const look = useStable(async () => {
    const answer = await asking.mutateAsync({ id: kart.id, take: 'none' });
    if (answer.ok) setLooked({ prices: answer.value.prices, version: answer.value.kart.version });
    else setSays(answer.message);
  });
  useEffect(() => void look(), [look]);
  const take = async (which: Take) => {
    if (!looked) return;
    const answer = await taking.mutateAsync({ id: kart.id, version: looked.version, take: which });
    if (answer.ok) {
      showToast('Prices updated.', 'success');
      return onClose();
    }
    setSays(
      answer.stands ? 'This quotation has changed since you opened it. These are its current prices.' : answer.message,
    );
    if (answer.stands) await look();
  };
  const lines = looked?.prices.lines ?? [];
  const hasOwn = lines.some(({ isOwnPrice, after }) => isOwnPrice && after !== null);
  const hasRated = lines.some(({ isOwnPrice, after }) => !isOwnPrice && after !== null);
  const isBusy = taking.isPending || !looked;
  const paid = { paidOnline: kart.paid.online, collectedPayment: kart.paid.collected };
  const least = Math.min(looked?.prices.afterAll ?? 0, looked?.prices.afterRated ?? 0);
  const over =
    looked &&
    overpaidText({ ...paid, totalPrice: kart.sums.total }, { ...paid, totalPrice: least }, looked.prices.currency);
  return (
    <SiteDialog
      title="Update prices"
      onClose={onClose}
      actions={[
        { label: lines.length > 0 ? 'Keep the old prices' : 'Close', run: onClose },
        ...(hasOwn && hasRated
          ? [{ label: 'Take all but those set by hand', run: () => void take('rated'), disabled: isBusy }]
          : []),
        ...(hasOwn || hasRated
          ? [
              {
                label: hasOwn ? 'Take all' : 'Take the new prices',
                run: () => void take('all'),
                primary: true,
                disabled: isBusy,
              },
            ]
          : []),
      ]}
    >
      <div className={styles.root}>
        {says && (
          <p role="alert" className={styles.says}>
            {says}
          </p>
        )}
        {!looked && !says && <p role="status">Asking the rates…</p>}
        {looked && lines.length === 0 && (
          <p className={styles.says}>Every price is that of today’s rates. There is nothing to take.</p>
        )}
        {lines.length > 0 && looked && (
          <>
            <ul className={styles.lines} aria-label="Prices">
              {lines.map((line) => (
                <PriceLine key={line.id} line={line} currency={looked.prices.currency} />
              ))}
            </ul>
            <p className={styles.quiet}>{totalsText(looked.prices)}</p>
            {over && <p className={styles.says}>{over}</p>}
          </>
        )}
      </div>
    </SiteDialog>
  );
}

function PriceLine({ line, currency }: { line: Prices['lines'][number]; currency: string }) {
  const styles = useStyles();
  const { title, day, before, after, isOwnPrice, reason } = line;
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        {title}
        <div className={styles.quiet}>{[dayName(day), isOwnPrice && 'set by hand'].filter(Boolean).join(', ')}</div>
        <div className={styles.quiet}>{reason}</div>
      </div>
      <div className={styles.prices}>
        <div className={after === null ? undefined : styles.old}>
          {before === null ? 'No price' : <Money minor={before} currency={currency} />}
        </div>
        {after === null ? (
          <div className={styles.quiet}>No rate: stays</div>
        ) : (
          <Money minor={after} currency={currency} />
        )}
      </div>
    </li>
  );
}

function totalsText({ lines, before, afterRated, afterAll, currency }: Prices): string {
  const money = (minor: number) => formatMoney(minor, currency);
  const hasOwn = lines.some(({ isOwnPrice }) => isOwnPrice);
  return [
    `The quotation comes to ${money(before)} now, and to ${money(afterAll)} with all new prices`,
    hasOwn && `, ${money(afterRated)} with all but those set by hand`,
    '.',
  ]
    .filter(Boolean)
    .join('');
}
