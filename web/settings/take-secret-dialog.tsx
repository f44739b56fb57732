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
      title={`Take the ${what} away?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Take away', run: take, primary: true },
      ]}
    >
      <p>{without}</p>
      {what === 'token' && (
        <p>
          Bookings made at Duffel stay in the lists, but nothing of them is issued, changed, cancelled or asked about
          until a token of the same account is saved again.
        </p>
      )}
    </SiteDialog>
  );
}
