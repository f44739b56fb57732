import { makeStyles } from '@fluentui/react-components';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '4px', padding: '16px 0', fontVariantNumeric: 'tabular-nums' } });

/** First, last, and two around the current page; 0 stands for a gap. */
function pagesAround(page: number, count: number): number[] {
  const near = Array.from({ length: count }, (_, index) => index + 1).filter((number) => number === 1 || number === count || Math.abs(number - page) <= 1);
  return near.flatMap((number, index) => (index > 0 && number - near[index - 1]! > 1 ? [0, number] : [number]));
}

/** Numbered pages, from 1. */
export function Pagination({ page, count, onChange }: { page: number; count: number; onChange(page: number): void }) {
  const styles = useStyles();
  if (count <= 1) return null;
  return (
    <nav className={styles.root} aria-label="Pages">
      <Button appearance="subtle" icon={<Icon name="chevronLeft" />} aria-label="Previous page" disabled={page <= 1} onClick={() => onChange(page - 1)} />
      {pagesAround(page, count).map((number, index) => number === 0
        ? <span key={`gap${index}`} aria-hidden>…</span>
        : <Button key={number} appearance={number === page ? 'primary' : 'subtle'} aria-label={`Page ${number}`} aria-current={number === page ? 'page' : undefined} style={{ minWidth: 36 }} onClick={() => onChange(number)}>{number}</Button>)}
      <Button appearance="subtle" icon={<Icon name="chevronRight" />} aria-label="Next page" disabled={page >= count} onClick={() => onChange(page + 1)} />
    </nav>
  );
}
