import SanitizedHtml from '#web/ui/sanitized-html.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

export default function NoticeDialog({ html, onClose }: { html: string; onClose: () => void }) {
  return (
    <SiteDialog title="Please note" onClose={onClose} actions={[{ label: 'OK', run: onClose, primary: true }]}>
      <SanitizedHtml html={html} />
    </SiteDialog>
  );
}
