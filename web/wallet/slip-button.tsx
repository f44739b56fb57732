import { getSlip } from '#shared/wallet/get-slip.ts';
import { useAction } from '#web/api/use-action.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  transferId: string;
  /** The bank's reference of the transfer, by which its slip is told from others. */
  reference: string;
}

/** Fetches the slip of a transfer, a picture or a PDF, by a link that is made when it is pressed. */
export function SlipButton({ transferId, reference }: Props) {
  const open = useAction(getSlip);
  const fetchSlip = async () => {
    const answer = await open.mutateAsync({ transferId });
    if (answer.ok) window.location.assign(answer.value.link);
  };
  return (
    <Button
      size="small"
      appearance="subtle"
      aria-label={`Slip of ${reference}`}
      disabled={open.isPending}
      onClick={() => void fetchSlip()}
    >
      Slip
    </Button>
  );
}
