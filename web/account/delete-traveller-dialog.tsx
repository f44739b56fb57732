import { deleteTraveller } from '#shared/users/profile/delete-traveller.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { useAction } from '#web/api/use-action.ts';

interface Props {
  id: string;
  name: string;
  onClose(): void;
}

/** Asks once more before a saved traveller goes for good. */
export default function DeleteTravellerDialog({ id, name, onClose }: Props) {
  const remove = useAction(deleteTraveller, { invalidates: [getTravellers] });
  const confirm = async () => {
    if ((await remove.mutateAsync({ id })).ok) showToast(`${name} is deleted.`);
    onClose();
  };
  return (
    <SiteDialog
      title={`Delete ${name}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Delete', run: () => void confirm(), primary: true, danger: true, disabled: remove.isPending },
      ]}
    >
      Documents and contact are erased for good. Bookings are not affected.
    </SiteDialog>
  );
}
