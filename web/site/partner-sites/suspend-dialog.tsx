import type { ListedSite } from '#shared/site/partner-sites/get-sites.ts';
import { getSites } from '#shared/site/partner-sites/get-sites.ts';
import { suspendSite } from '#shared/site/partner-sites/suspend-site.ts';
import { useAction } from '#web/api/use-action.ts';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';

/** Closes a site, or opens it again, after it was said what that does. */
export default function SuspendDialog({ site, onClose }: { site: ListedSite; onClose(): void }) {
  const suspend = useAction(suspendSite, { invalidates: [getSites] });
  const { siteName, isSuspended } = site;
  const send = async () => {
    const answer = await suspend.mutateAsync({ site: site.site, isSuspended: !isSuspended });
    if (!answer.ok) return;
    showToast(answer.value.isSuspended ? `${siteName} is suspended.` : `${siteName} is open again.`);
    onClose();
  };
  return (
    <SiteDialog
      title={isSuspended ? `Reopen ${siteName}` : `Suspend ${siteName}`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: isSuspended ? 'Reopen' : 'Suspend',
          run: () => void send(),
          primary: true,
          disabled: suspend.isPending,
        },
      ]}
    >
      {isSuspended ? (
        <p>Its pages are available again at once. Staff and customers can sign in as before; no data was lost.</p>
      ) : (
        <p>
          The site closes at once for customers, staff and anyone with a ticket link. Paid orders are still ticketed or
          refunded, and emails are still sent. You can reopen it at any time.
        </p>
      )}
    </SiteDialog>
  );
}
