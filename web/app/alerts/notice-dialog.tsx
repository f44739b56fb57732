import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import SanitizedHtml from '#web/ui/sanitized-html.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';

export default function NoticeDialog({ html, onClose }: { html: string; onClose: () => void }) {
  const { mode } = useColourMode();
  return (
    <SiteDialog title="Please note" onClose={onClose} actions={[{ label: 'OK', run: onClose, primary: true }]}>
      <SanitizedHtml html={html} isDark={mode === 'dark'} />
    </SiteDialog>
  );
}
