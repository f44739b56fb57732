import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

interface Props {
  /** What it is called in a sentence: `token`. */
  what: string;
  /** What holds as long as there is none. */
  without: string;
  onTake(): void;
  onClose(): void;
}

/** Says what taking one of a supplier's secrets away means, before it is done. */
export default function TakeSecretDialog({ what, without, onTake, onClose }: Props) {
  const take = () => {
    onTake();
    onClose();
  };
  return (
    <SiteDialog
      title={`Remove the ${what}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Remove', run: take, primary: true },
      ]}
    >
      <p>{without}</p>
      {what === 'token' && (
        <p>
          Duffel bookings stay in the lists, but cannot be ticketed, changed, cancelled or checked until you save a
          token for the same account again.
        </p>
      )}
    </SiteDialog>
  );
}
