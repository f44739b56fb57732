import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { focusRing } from '#web/ui/surface.ts';
import { smallText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  root: { position: 'relative', display: 'inline-block' },
  label: {
    ...focusRing,
    border: 'none',
    padding: 0,
    font: 'inherit',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    textAlign: 'left',
    cursor: 'help',
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: tokens.colorNeutralForeground3,
    textUnderlineOffset: '4px',
    borderRadius: '4px',
    [upTo768]: { minHeight: '40px', margin: '-6px 0' },
  },
  tip: {
    ...smallText,
    position: 'absolute',
    zIndex: 30,
    left: 0,
    bottom: 'calc(100% + 6px)',
    width: 'max-content',
    maxWidth: '240px',
    boxSizing: 'border-box',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontWeight: tokens.fontWeightRegular,
    boxShadow: tokens.shadow8,
    pointerEvents: 'none',
  },
  away: { visibility: 'hidden' },
});

/** A word that says what it means: on hover, on focus, and by a tap. */
export function ExplainedLabel({ label, explanation }: { label: string; explanation: string }) {
  const styles = useStyles();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.root} onMouseEnter={() => setShown(true)} onMouseLeave={() => setShown(false)}>
      <button
        type="button"
        className={styles.label}
        aria-describedby={id}
        onClick={() => setShown(true)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      >
        {label}
      </button>
      <span role="tooltip" id={id} className={mergeClasses(styles.tip, !shown && styles.away)}>
        {explanation}
      </span>
    </span>
  );
}
