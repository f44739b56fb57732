import { askGateway } from '#shared/payments/ask-gateway.ts';
import { getPendingEntries } from '#shared/payments/get-pending-entries.ts';
import { useAction } from '#web/api/use-action.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useOnline } from '#web/ui/use-online.ts';

const said = {
  PENDING: 'The gateway has no result yet. We check again automatically.',
  FAILED: 'The gateway reports no payment.',
  PAID: 'The gateway confirms the payment. The order continues.',
} as const;

/** Asks the gateways of an order's payments now; they are asked by themselves, too, at ever longer pauses. */
export function AskAgain({ orderId }: { orderId: string }) {
  const isOnline = useOnline();
  const ask = useAction(askGateway, { invalidates: [getPendingEntries] });
  const press = async () => {
    const answer = await ask.mutateAsync({ orderId });
    if (answer.ok) showToast(said[answer.value.says]);
  };
  return (
    <Button disabled={ask.isPending || !isOnline} aria-busy={ask.isPending} onClick={() => void press()}>
      Check with the gateway again
    </Button>
  );
}
