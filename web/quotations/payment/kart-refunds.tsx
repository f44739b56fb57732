import { makeStyles } from '@fluentui/react-components';
import { getKartRefunds } from '#shared/quotations/payment/get-kart-refunds.ts';
import { giveKartRefundAgain } from '#shared/quotations/payment/give-kart-refund-again.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { GiveAgain } from '#web/payments/refunds/give-again.tsx';
import { RefundRow } from '#web/payments/refunds/refund-row.tsx';
import { plainList } from '#web/ui/stack.ts';
import { strongLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  heading: { ...strongLine, margin: '16px 0 4px' },
  list: plainList,
});

/** What went back of a quotation's payments; where a gateway refuses, staff say what becomes of it. Nothing before the first. */
export default function KartRefunds({ kartId }: { kartId: string }) {
  const styles = useStyles();
  const { data } = useCall(getKartRefunds, { id: kartId }, { quiet: true });
  const again = useAction(giveKartRefundAgain, { invalidates: [getKartRefunds] });
  const refunds = data?.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <section aria-label="Refunds">
      <h3 className={styles.heading}>Refunds</h3>
      <ul className={styles.list}>
        {refunds.map((refund) => (
          <li key={`${refund.orderId} ${refund.reference}`}>
            <RefundRow refund={refund} />
          </li>
        ))}
      </ul>
      {refunds.some(({ state }) => state === 'Stuck') && (
        <GiveAgain isPending={again.isPending} onGive={(to) => void again.mutateAsync({ id: kartId, to })} />
      )}
    </section>
  );
}
