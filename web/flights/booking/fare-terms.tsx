import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { bodyInLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { FareRulesProps } from './fare-rules-dialog.tsx';

const FareRulesDialog = lazyPart(() => import('./fare-rules-dialog.tsx'));

const useStyles = makeStyles({
  link: {
    ...bareButton,
    ...focusRing,
    padding: 0,
    borderRadius: '2px',
    color: tokens.colorBrandForegroundLink,
    ...bodyInLine,
    fontWeight: tokens.fontWeightRegular,
    textAlign: 'left',
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover },
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
      {open && <FareRulesDialog {...rules} onClose={() => setOpen(false)} />}
    </>
  );
}
