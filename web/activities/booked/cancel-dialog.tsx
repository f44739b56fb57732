import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCancellation, type CancellationShown } from '#shared/activities/cart/get-cancellation.ts';
import { exponentOf, formatMoney, toMajor } from '#shared/money.ts';
import { useCall } from '#web/api/use-call.ts';
import { useUser } from '#web/app/session/session.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { readAmount } from '#web/ui/form/read-amount.ts';
import { neededAmountOf } from '#web/ui/form/short-amount.ts';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { quietLine, strongLine } from '#web/ui/text.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useStatusChange } from '../use-status-change.ts';

const useStyles = makeStyles({
  root: inColumn('8px'),
  line: apart('12px'),
  total: { ...apart('12px'), ...strongLine },
  fine: { ...quietLine, margin: 0 },
});

interface Props {
  cart: CartShown;
  onChanged?(): void;
  onClose(): void;
}

/** What goes back is shown before anything is cancelled. */
export default function CancelDialog(props: Props) {
  const { cart, onClose } = props;
  const { data, error } = useCall(getCancellation, { cartId: cart.cartId }, { quiet: true, staleTime: 0 });
  if (data) return <Asked {...props} shown={data} />;
  return (
    <SiteDialog title="Cancel this booking?" onClose={onClose} actions={[{ label: 'Close', run: onClose }]}>
      <p role={error ? 'alert' : 'status'}>{error ? error.message : 'Loading the refund'}</p>
    </SiteDialog>
  );
}

function Asked({ cart, shown, onChanged, onClose }: Props & { shown: CancellationShown }) {
  const styles = useStyles();
  const isStaff = useUser()?.userType === 'staff';
  const { currency, items, refund, most, feeOfAll } = shown;
  const short = useShortForm({ refund: toMajor(refund, currency).toFixed(exponentOf(currency)), reason: '' });
  const cancelling = useStatusChange(cart, short, 'Failed to update status');
  // What the desk says goes before the terms; the fee goes back where all of the activities does.
  const said = isStaff ? (readAmount(short.values.refund, currency) ?? refund) : refund;
  const convenienceFee = said === cart.total ? feeOfAll : 0;
  const submit = async () => {
    short.begin();
    const amount = isStaff ? neededAmountOf(short, 'refund', currency) : refund;
    if (amount === undefined) return;
    const after = await cancelling.moveOn({ status: 'CANCELLED', refund: amount, reason: short.values.reason });
    if (!after) return;
    const back = after.refunded;
    showToast(back > 0 ? `Cancelled. ${formatMoney(back, currency)} is refunded.` : 'Cancelled. Nothing is refunded.');
    onClose();
    onChanged?.();
  };
  return (
    <FormDialog
      title="Cancel this booking?"
      form={short.form}
      submit="Cancel booking"
      leave="Keep booking"
      isPending={cancelling.isPending}
      says={short.says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={styles.root}>
        {(said === refund ? items : [{ itemId: '', title: 'Activities', refund: said }]).map((item) => (
          <div key={item.itemId} className={styles.line}>
            <span>{item.title}</span>
            <Money minor={item.refund} currency={currency} />
          </div>
        ))}
        {convenienceFee > 0 && (
          <div className={styles.line}>
            <span>Convenience fee</span>
            <Money minor={convenienceFee} currency={currency} />
          </div>
        )}
        <div className={styles.total}>
          <span>Refund</span>
          <Money minor={said + convenienceFee} currency={currency} />
        </div>
        <p className={styles.fine}>
          {said > 0
            ? 'It is refunded to the original payment method.'
            : 'The time for free cancellation has passed: nothing is refunded.'}
        </p>
      </div>
      {isStaff && (
        <AmountField
          label="Refund of the activities"
          hint={`At most ${formatMoney(most, currency)}. Another amount needs a reason.`}
          currency={currency}
          {...short.field('refund')}
        />
      )}
      <ShortField label="Reason (optional)" maxLength={300} autoComplete="off" {...short.field('reason')} />
    </FormDialog>
  );
}
