import { makeStyles } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney, portionOf, toMinor } from '#shared/money.ts';
import { getActiveGateway } from '#shared/payments/gateways/get-active-gateway.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { AmountField } from '#web/ui/form/amount-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { readAmount } from '#web/ui/form/read-amount.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { inLines } from '#web/ui/stack.ts';
import { useCameBack } from '#web/ui/use-came-back.ts';
import { neededAmountOf } from '#web/ui/form/short-amount.ts';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { keepAmount, keptAmount, usualAmounts } from './top-up-amounts.ts';

const useStyles = makeStyles({ amounts: inLines('8px') });

/** What a gateway adds to an amount, minor units. */
const feeOf = ({ feePercent, feeAmount }: ResponseOf<typeof getActiveGateway>[number], minor: number): number =>
  feePercent ? portionOf(minor, Math.round(feePercent * 100)) : feeAmount;

/** Pays money into the wallet at a gateway: it goes on at the gateway's own page. */
export default function TopUpDialog({ currency, onClose }: { currency: string; onClose(): void }) {
  const styles = useStyles();
  const short = useShortForm({ amount: keptAmount() });
  const { form, values, field, says, begin: forget, refused } = short;
  const gateways = useCall(getActiveGateway, {}, { quiet: true });
  const begin = useAction(startTopUp, { quiet: true });
  const pay = useAction(startPayment, { quiet: true });
  const client = useQueryClient();
  const [chosen, choose] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  useCameBack(() => setLeaving(false));
  const gateway = chosen || (gateways.data?.[0]?.name ?? '');
  const set = gateways.data?.find(({ name }) => name === gateway);
  const typed = readAmount(values.amount, currency) || 0;
  const fee = set && typed ? feeOf(set, typed) : 0;

  const submit = async () => {
    forget();
    const amount = neededAmountOf(short, 'amount', currency);
    if (amount === undefined) return;
    setLeaving(true);
    const begun = await begin.mutateAsync({ amount, currency });
    const answer = begun.ok
      ? await pay.mutateAsync({ orderId: begun.value.orderId, gateway, fee, currency, acceptedDuplicates: [] })
      : begun;
    if (answer.ok && 'paymentUrl' in answer.value) {
      keepAmount(values.amount);
      window.location.assign(answer.value.paymentUrl);
      return;
    }
    setLeaving(false);
    if (!answer.ok) refused(answer);
    // What a gateway adds may have changed since it was shown.
    await client.invalidateQueries({ queryKey: [getActiveGateway.name] });
  };
  return (
    <FormDialog
      title="Top up wallet"
      form={form}
      submit="Go to the gateway"
      isPending={isLeaving || !gateway}
      says={says ?? (gateways.data?.length === 0 ? 'This site does not accept gateway payments.' : undefined)}
      onSubmit={() => void submit()}
      onClose={() => {
        keepAmount('');
        onClose();
      }}
    >
      <AmountField
        {...field('amount')}
        currency={currency}
        label="Amount"
        hint="You pay on the gateway’s page. We add it to your wallet as soon as the gateway confirms it."
      />
      <div className={styles.amounts} role="group" aria-label="Usual top-ups">
        {usualAmounts(currency).map((amount) => (
          <Button key={amount} size="small" onClick={() => field('amount').onChange(String(amount))}>
            {formatMoney(toMinor(amount, currency), currency, { round: true })}
          </Button>
        ))}
      </div>
      <Field
        label="Pay with"
        hint={
          fee > 0
            ? `A convenience fee of ${formatMoney(fee, currency)} is added: you pay ${formatMoney(typed + fee, currency)}.`
            : undefined
        }
      >
        {(aria) => (
          <SelectBox {...aria} name="gateway" size="large" value={gateway} onChange={choose}>
            {(gateways.data ?? []).map(({ name, title }) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </SelectBox>
        )}
      </Field>
    </FormDialog>
  );
}
