import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

interface Props {
  /** Of the gateway. */
  name: string;
  /** Customers may choose it, as it was saved. */
  isActive: boolean;
  onTake(): void;
  onClose(): void;
}

/** Says what taking a gateway away means, before it is done. */
export default function TakeAwayDialog({ name, isActive, onTake, onClose }: Props) {
  const take = () => {
    onTake();
    onClose();
  };
  return (
    <SiteDialog
      title={`Remove ${name}?`}
      onClose={onClose}
      actions={
        isActive
          ? [{ label: 'Close', run: onClose, primary: true }]
          : [
              { label: 'Cancel', run: onClose },
              { label: 'Remove', run: take, primary: true },
            ]
      }
    >
      {isActive ? (
        <p>Switch {name} off and save first. Then no new payment can be started there, and you can remove it.</p>
      ) : (
        <p>
          When you save, {name} and its keys are removed. This is not possible while payments, orders or refunds there
          are still open. Past payments stay in the lists; to refund one from here, {name} must be added again with its
          keys.
        </p>
      )}
    </SiteDialog>
  );
}
