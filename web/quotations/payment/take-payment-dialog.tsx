import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from '#shared/money.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { neededAmountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { quietLine } from '#web/ui/text.ts';
import type { Kart } from '../builder/kart.ts';

const useStyles = makeStyles({ quiet: { ...quietLine, margin: 0 } });

interface Props {
  kart: Kart;
  /** What is left to pay, minor units. */
  left: number;
  onClose(): void;
}

type Pays = 'deposit' | 'rest' | 'amount';

/** Makes an order for the customer and leads to where it is paid, from their wallet or at a gateway. */
export default function TakePaymentDialog({ kart, left, onClose }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { id, currency, paid, customerName } = kart;
  const deposit = Math.max(0, paid.deposit - paid.collected - paid.online);
  const hasDeposit = deposit > 0 && deposit < left;
  const [pays, setPays] = useState<Pays>(hasDeposit ? 'deposit' : 'rest');
  const making = useAction(makeKartOrder, { quiet: true, invalidates: [getKartById] });
  const short = useShortForm({ amount: '' });
  const submit = async () => {
    short.begin();
    const amount = pays === 'amount' ? neededAmountOf(short, 'amount', currency) : undefined;
    if (pays === 'amount' && amount === undefined) return;
    const answer = await making.mutateAsync({ id, pays, currency, ...(amount !== undefined && { amount }) });
    if (!answer.ok) return short.refused(answer);
    await navigate(toPath(paths.userPayments, { orderId: answer.value.orderId }));
  };
  return (
    <FormDialog
      title="Take payment"
      form={short.form}
      submit="Continue"
      isPending={making.isPending}
      says={short.says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RadioRow<Pays>
        label="What is paid"
        value={pays}
        options={[
          ...(hasDeposit ? [{ value: 'deposit' as const, label: `Deposit, ${formatMoney(deposit, currency)}` }] : []),
          { value: 'rest', label: `All that is left, ${formatMoney(left, currency)}` },
          { value: 'amount', label: 'Another amount' },
        ]}
        onChange={setPays}
      />
      {pays === 'amount' && <AmountField {...short.field('amount')} label="Amount" currency={currency} />}
      <p className={styles.quiet}>
        {customerName} pays from the wallet or at a gateway on the next page. Money that you took yourselves goes into
        Collected payment.
      </p>
    </FormDialog>
  );
}
