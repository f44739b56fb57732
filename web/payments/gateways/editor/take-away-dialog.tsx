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
      title={`Take ${name} away?`}
      onClose={onClose}
      actions={
        isActive
          ? [{ label: 'Close', run: onClose, primary: true }]
          : [
              { label: 'Cancel', run: onClose },
              { label: 'Take away', run: take, primary: true },
            ]
      }
    >
      {isActive ? (
        <p>
          Switch {name} off and save first: then nobody can begin a payment there any more, and it can be taken away.
        </p>
      ) : (
        <p>
          With the next save {name} and its keys are gone. It is refused while payments, orders or refunds there are
          still open. Past payments stay in the lists; to give one back from here, {name} has to be added again, with
          its keys.
        </p>
      )}
    </SiteDialog>
  );
}
