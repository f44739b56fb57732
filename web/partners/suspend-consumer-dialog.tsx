import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import type { ConsumerRow } from '#shared/partners/consumer.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';

/** Suspends a consumer, or lifts that, once it was agreed to. */
export default function SuspendConsumerDialog({ row, onClose }: { row: ConsumerRow; onClose(): void }) {
  const { wl_companyName: company, sup_category: category } = row;
  const isSuspending = row.status === 'Approved';
  const change = useAction(changeConsumerStatus, { quiet: true, invalidates: [consumersByPage] });
  const submit = async () => {
    const answer = await change.mutateAsync({
      consumerSiteId: row.wl_mongoDb_siteId,
      supplierListId: row.sc_map_supplierListId,
      newStatus: isSuspending ? 'Suspended' : 'Approved',
    });
    if (!answer.ok) return showToast(answer.message ?? 'Some error occurred.', 'error');
    showToast(`${company} is ${isSuspending ? 'suspended' : 'approved again'} for ${category}.`);
    onClose();
  };
  return (
    <SiteDialog
      title={isSuspending ? `Suspend ${company}?` : `Lift the suspension of ${company}?`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: isSuspending ? 'Suspend' : 'Lift suspension',
          run: () => void submit(),
          primary: true,
          danger: isSuspending,
          disabled: change.isPending,
        },
      ]}
    >
      {isSuspending
        ? `From now on ${company} cannot sell your ${category}. Bookings that are paid are completed.`
        : `${company} can sell your ${category} again.`}
    </SiteDialog>
  );
}
