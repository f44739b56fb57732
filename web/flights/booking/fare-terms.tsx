import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { FareRulesProps } from './fare-rules-dialog.tsx';

const FareRulesDialog = lazyPart(() => import('./fare-rules-dialog.tsx'));

const useStyles = makeStyles({
  link: {
    padding: 0,
    border: 'none',
    borderRadius: '2px',
    backgroundColor: 'transparent',
    color: tokens.colorBrandForegroundLink,
    font: 'inherit',
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    [upTo768]: { minHeight: '40px' },
  },
});

interface Props extends Omit<FareRulesProps, 'onClose'> {
  /** What the link says. */
  label: string;
}

/** A link that opens the fare's rules. */
export function FareTerms({ label, ...rules }: Props) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setOpen(true)}>
        {label}
      </button>
      {open && (
        <Suspense fallback={null}>
          <FareRulesDialog {...rules} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
