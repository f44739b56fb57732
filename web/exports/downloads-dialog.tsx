import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { useSite } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { ExportItem } from './export-item.tsx';
import { useExports } from './use-exports.ts';

const useStyles = makeStyles({
  list: { ...inColumn('16px'), margin: 0, padding: '8px 0', listStyleType: 'none' },
  when: { marginLeft: '8px', fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
});

/** The Excel files that the person asked for within the last day. */
export default function DownloadsDialog({ onClose }: { onClose: () => void }) {
  const styles = useStyles();
  const { zone } = useSite();
  const { files, isOnline } = useExports();
  const when = (at: string) => {
    const local = msToLocal(Date.parse(at), zone);
    return `${formatDay(local, { year: false })}, ${local.slice(11)}`;
  };
  return (
    <SiteDialog title="Downloads" onClose={onClose}>
      {files.isPending && isOnline && <Spinner label="Loading downloads" />}
      {!files.data && !isOnline && 'You are offline. Your files appear once you are back online.'}
      {files.error && !files.data && <ErrorState error={files.error} onRetry={() => void files.refetch()} />}
      {files.data?.exports.length === 0 && (
        <EmptyState heading="No downloads yet" text="Excel files you request appear here for a day." />
      )}
      {files.data && files.data.exports.length > 0 && (
        <ul className={styles.list}>
          {files.data.exports.map((file) => (
            <li key={file.exportId}>
              <ExportItem
                file={file}
                isOnline={isOnline}
                when={<span className={styles.when}>{when(file.startedAt)}</span>}
              />
            </li>
          ))}
        </ul>
      )}
    </SiteDialog>
  );
}
