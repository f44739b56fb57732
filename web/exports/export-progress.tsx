import { makeStyles, tokens } from '@fluentui/react-components';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { roomBelow } from '#web/ui/edges/room-below.ts';
import { apart, inColumn } from '#web/ui/stack.ts';
import { bodyText, heardOnly } from '#web/ui/text.ts';
import { ExportItem } from './export-item.tsx';
import { labelOf } from './export-text.ts';
import { useExports } from './use-exports.ts';
import { type Watched, watchedAtom } from './watched.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('12px'),
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    zIndex: 20,
    boxSizing: 'border-box',
    width: '360px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '50dvh',
    overflowY: 'auto',
    padding: '12px 16px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow16,
    // Above the floating filter of a phone's list.
    [upTo600]: { bottom: '72px' },
  },
  head: apart('8px'),
  title: { ...bodyText, margin: 0 },
  close: { minWidth: 'auto', margin: '-4px -8px -4px 0' },
  heard: heardOnly,
});

/**
 * How far the files have come that were asked for in this browser. It stays over every page until it is closed, which
 * ends nothing: what is put away here is found under Downloads. A file that was fetched leaves it, and it goes with the last.
 */
export default function ExportProgress({ watched: { since, fetched = [] } }: { watched: Watched }) {
  const styles = useStyles();
  const watch = useSetAtom(watchedAtom);
  const { files, isOnline } = useExports();
  const asked = files.data?.exports.filter(({ state, startedAt }) => state === 'running' || startedAt >= since) ?? [];
  const shown = asked.filter(({ exportId }) => !fetched.includes(exportId));
  const isUsed = asked.length > 0 && !shown.length;
  useEffect(() => {
    if (isUsed) watch(undefined);
  }, [isUsed, watch]);
  if (!shown.length) return null;
  const close = () => watch(undefined);
  const isLast = shown.every(({ state }) => state !== 'running');
  const ended = shown.filter(({ state }) => state === 'done').map((file) => `${labelOf(file)} is ready to download.`);
  return (
    <section ref={roomBelow} className={styles.root} aria-label="Excel files">
      <div className={styles.head}>
        <h2 className={styles.title}>{isLast ? 'Excel files' : 'Preparing Excel files'}</h2>
        <Button
          appearance="subtle"
          className={styles.close}
          aria-label="Close; it continues and appears under Downloads"
          icon={<Icon name="close" />}
          onClick={close}
        />
      </div>
      {/* Said once when a file is done; each row would be said otherwise. */}
      <span className={styles.heard} role="status">
        {ended.join(' ')}
      </span>
      {shown.map((file) => (
        <ExportItem key={file.exportId} file={file} isOnline={isOnline} />
      ))}
    </section>
  );
}
