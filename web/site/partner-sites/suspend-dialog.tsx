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
      title={isSuspended ? `Open ${siteName} again` : `Suspend ${siteName}`}
      onClose={onClose}
      actions={[
        { label: 'Cancel', run: onClose },
        {
          label: isSuspended ? 'Open it again' : 'Suspend',
          run: () => void send(),
          primary: true,
          disabled: suspend.isPending,
        },
      ]}
    >
      {isSuspended ? (
        <p>Its pages answer again at once. Its staff and customers sign in as before; nothing of theirs was lost.</p>
      ) : (
        <p>
          With the next click nobody gets in: its pages answer as if no site were there, for customers, staff and
          whoever has a link to a ticket. Orders that are paid are still ticketed or refunded, and its mails go out. You
          can open it again at any time.
        </p>
      )}
    </SiteDialog>
  );
}
