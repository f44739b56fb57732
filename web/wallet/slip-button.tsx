import { getSlip } from '#shared/wallet/get-slip.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

/** Fetches the slip of a transfer, by a link that is made when it is pressed. */
export function SlipButton({ transferId }: { transferId: string }) {
  const open = useAction(getSlip);
  const fetchSlip = async () => {
    const answer = await open.mutateAsync({ transferId });
    if (answer.ok) window.location.assign(answer.value.link);
  };
  return (
    <Button size="small" appearance="subtle" disabled={open.isPending} onClick={() => void fetchSlip()}>
      Slip
    </Button>
  );
}
