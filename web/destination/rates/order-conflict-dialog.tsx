import { makeStyles } from '@fluentui/react-components';
import { nameOfRate } from '#shared/destination/rates/rate-words.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import { MEANWHILE } from '#web/ui/edit/edit-words.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inGrid } from '#web/ui/stack.ts';
import { cardHeading } from '#web/ui/text.ts';

const useStyles = makeStyles({
  both: { ...inGrid('minmax(0, 1fr) minmax(0, 1fr)', '16px'), marginTop: '12px' },
  heading: { ...cardHeading, margin: '0 0 4px' },
  list: { margin: 0, paddingLeft: '24px', '& li': { padding: '2px 0', overflowWrap: 'anywhere' } },
});

interface Props {
  /** The rates as they stand by now. */
  rates: readonly AnyRate[];
  /** The order that was wanted, of the rates that there were. */
  mine: readonly string[];
  /** Until how they stand by now is known. */
  isPending: boolean;
  onKeep(): void;
  onTakeMine(order: readonly string[]): void;
}

/** One's own order of the rates that there are by now: those that came meanwhile stand first, as new ones do. */
export const mergedOrder = (stands: readonly string[], mine: readonly string[]): string[] => [
  ...stands.filter((id) => !mine.includes(id)),
  ...mine.filter((id) => stands.includes(id)),
];

/** Line by line: somebody else put the rates into another order first. Both orders, and whose holds. */
export default function OrderConflictDialog({ rates, mine, isPending, onKeep, onTakeMine }: Props) {
  const styles = useStyles();
  const stands = rates.map(({ id }) => id);
  const merged = mergedOrder(stands, mine);
  const names = new Map(rates.map((rate) => [rate.id, nameOfRate(rate)]));
  const column = (heading: string, order: readonly string[]) => (
    <section aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ol className={styles.list}>
        {order.map((id) => (
          <li key={id}>{names.get(id)}</li>
        ))}
      </ol>
    </section>
  );
  return (
    <SiteDialog
      title={MEANWHILE.slice(0, -1)}
      onClose={onKeep}
      actions={[
        { label: 'Keep theirs', run: onKeep },
        { label: 'Save mine', run: () => onTakeMine(merged), primary: true, disabled: isPending },
      ]}
    >
      <p>They reordered the rates of this option at the same time. Your order is not saved yet.</p>
      <div className={styles.both}>
        {column('Current order', stands)}
        {column('Yours', merged)}
      </div>
    </SiteDialog>
  );
}
