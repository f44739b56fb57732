import { usePaper } from '#web/documents/use-paper.ts';
import { Button } from '#web/ui/button.tsx';

/** The receipt of a paid order, as a PDF. */
export function ReceiptButton({ orderId }: { orderId: string }) {
  const { isMaking, save } = usePaper();
  return (
    <Button
      disabledFocusable={isMaking}
      onClick={() => void save({ kind: 'receipt', id: orderId, pnr: '', hidePrice: false })}
    >
      Download receipt
    </Button>
  );
}
