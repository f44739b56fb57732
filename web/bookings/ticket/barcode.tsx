import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { smallText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { '& svg': { display: 'block', width: '100%', height: 'auto' } },
  waiting: { height: '48px' },
  failed: { ...smallText, margin: 0 },
});

/** One sector's boarding-pass barcode. The drawing code is loaded here and nowhere else. */
export function Barcode({ content, label }: { content: string; label: string }) {
  const styles = useStyles();
  const drawing = useQuery({
    queryKey: ['pdf417', content],
    queryFn: async () => (await import('./pdf417.ts')).drawPdf417(content),
    staleTime: Infinity,
    retry: false,
  });
  if (drawing.data)
    return (
      <div
        className={styles.root}
        role="img"
        aria-label={`Barcode ${label}`}
        data-barcode={content}
        dangerouslySetInnerHTML={{ __html: drawing.data }}
      />
    );
  if (drawing.isError) return <p className={styles.failed}>This barcode could not be shown.</p>;
  return (
    <Skeleton aria-label={`Loading barcode ${label}`}>
      <SkeletonItem className={styles.waiting} />
    </Skeleton>
  );
}
