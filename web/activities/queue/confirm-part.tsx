import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { inColumn } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useStatusChange } from '../use-status-change.ts';

const useStyles = makeStyles({
  root: inColumn('12px'),
  fine: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

/** `Confirm both` */
const confirmsWhat = (items: number): string =>
  items <= 1 ? 'Confirm' : items === 2 ? 'Confirm both' : `Confirm all ${items}`;

/** What the desk confirms it by: a number for each item that is not confirmed at once. */
export default function ConfirmPart({ cart, onChanged }: { cart: CartShown; onChanged(): void }) {
  const styles = useStyles();
  const waiting = cart.items.filter(({ isInstant }) => !isInstant);
  const short = useShortForm<string>(Object.fromEntries(waiting.map(({ id }) => [`confirmations.${id}`, ''])));
  const confirming = useStatusChange(cart, short, 'Error updating cart status');
  const submit = async () => {
    const confirmations = waiting.flatMap(({ id: itemId }) => {
      const number = (short.values[`confirmations.${itemId}`] ?? '').trim();
      return number ? [{ itemId, number }] : [];
    });
    if (!(await confirming.moveOn({ status: 'CONFIRMED', confirmations }))) return;
    showToast(`Confirmed. The voucher was emailed to ${cart.buyerName}.`);
    onChanged();
  };
  return (
    <form {...short.sends(() => void submit())} className={styles.root}>
      {waiting.map(({ id, title, date, timeSlot }) => (
        <ShortField
          key={id}
          label={
            waiting.length === 1
              ? 'Confirmation number'
              : `Confirmation number, ${[title, formatDay(date, { year: false }), timeSlot].filter(Boolean).join(', ')}`
          }
          maxLength={60}
          autoComplete="off"
          {...short.field(`confirmations.${id}`)}
        />
      ))}
      {short.says && (
        <p role="alert" className={styles.wrong}>
          {short.says}
        </p>
      )}
      <Button type="submit" appearance="primary" disabledFocusable={confirming.isPending}>
        {confirmsWhat(cart.items.length)}
      </Button>
      <p className={styles.fine}>
        Confirming emails the voucher to {cart.buyerName}. Rejecting asks for a reason and refunds all of it.
      </p>
    </form>
  );
}
