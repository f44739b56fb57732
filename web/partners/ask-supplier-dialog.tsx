import { consumerToSupplierRequests } from '#shared/partners/consumer-to-supplier-requests.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { getLinkedSuppliersByConsumer } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Facts } from '#web/ui/list/detail.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import type { Askable } from './use-supplier-rows.tsx';

/** What a supplier says of itself, before it is asked for what it has. */
export default function AskSupplierDialog({ supplier, onClose }: { supplier: Askable; onClose(): void }) {
  const { supplierSiteId, supplierCategory, companyName, domain } = supplier;
  const ask = useAction(consumerToSupplierRequests, {
    quiet: true,
    invalidates: [getLinkedSuppliersByConsumer, getAllVisibleSuppliersWithConsumerRequests],
  });
  const submit = async () => {
    const answer = await ask.mutateAsync({ supplierSiteId, supplierCategory });
    if (!answer.ok) {
      showToast(answer.message ?? 'Some error occurred.', 'error');
      // The page says by now what became of the other request.
      if (answer.code === 'ILLEGAL_TRANSITION') onClose();
      return;
    }
    showToast(`${companyName} has your request for ${supplierCategory}.`);
    onClose();
  };
  return (
    <SiteDialog
      title={`Request ${supplierCategory} of ${companyName}`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        { label: 'Send request', run: () => void submit(), primary: true, disabled: ask.isPending },
      ]}
    >
      <p>{supplier.about}</p>
      <Facts
        facts={[
          ['Domain', domain],
          ['Contact', supplier.contactName],
          ['Email', supplier.contactEmail],
          ['Phone', supplier.contactPhone],
        ]}
      />
      <p>
        They see your site, your company and your contact details, and decide. You pay them from a wallet that you keep
        there, at the price of the group that they put you into.
      </p>
    </SiteDialog>
  );
}
