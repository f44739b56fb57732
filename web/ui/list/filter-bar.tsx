import { makeStyles, tokens } from '@fluentui/react-components';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { roomBelow } from '#web/ui/edges/room-below.ts';
import { inRows } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { useMedia } from '#web/ui/use-media.ts';

const Sheet = lazyPart(() => import('#web/ui/dialog/sheet.tsx'));

const useStyles = makeStyles({
  bar: inRows('8px'),
  panel: { ...outlined, padding: '16px', backgroundColor: tokens.colorNeutralBackground1 },
  floating: {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    zIndex: 10,
    borderRadius: '24px',
    boxShadow: tokens.shadow16,
  },
});

interface Props<F> {
  /** Restrictions in force. */
  count: number;
  /** What is looked for most, in sight. */
  search: ReactNode;
  /** At the bar's end: an order, a total. */
  end?: ReactNode;
  filter: F;
  /** The rest of the filter, by `lazyWithin`. */
  form: ComponentType<{ filter: F; onApply(filter: F): void }>;
  onApply(filter: F): void;
}

/** Search, filters and order. At 600 px or less the filter is a floating toggle that opens a sheet. */
export function FilterBar<F>({ count, search, end, filter, form: Form, onApply }: Props<F>) {
  const styles = useStyles();
  const isPhone = useMedia(upTo600);
  const [isOpen, setOpen] = useState(false);
  const label = count ? `Filter (${count})` : 'Filter';
  const opened = isOpen && (
    <Form
      key={JSON.stringify(filter)}
      filter={filter}
      onApply={(next) => {
        onApply(next);
        if (isPhone) setOpen(false);
      }}
    />
  );
  return (
    <>
      <div className={styles.bar}>
        {search}
        {!isPhone && (
          <Button icon={<Icon name="filter" />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {label}
          </Button>
        )}
        {end}
      </div>
      {!isPhone && isOpen && (
        <div className={styles.panel}>
          <Suspense fallback={null}>{opened}</Suspense>
        </div>
      )}
      {isPhone && (
        <Button
          ref={roomBelow}
          className={styles.floating}
          size="large"
          icon={<Icon name="filter" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
      {isPhone && isOpen && (
        <Sheet title="Filters" onClose={() => setOpen(false)}>
          {opened}
        </Sheet>
      )}
    </>
  );
}
