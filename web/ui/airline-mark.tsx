import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';

const useStyles = makeStyles({
  root: {
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: '8px',
    overflow: 'hidden',
    fontSize: '12px',
    fontWeight: 600,
    color: '#ffffff',
    '@media (max-width: 767.9px)': { width: '32px', height: '32px' },
  },
  image: { width: '100%', height: '100%', objectFit: 'contain', backgroundColor: '#ffffff' },
});

/** Dark enough for white text at every hue. */
const colourOf = (code: string) =>
  `oklch(0.46 0.11 ${[...code].reduce((sum, letter) => sum + letter.charCodeAt(0) * 47, 0) % 360})`;

/** The airline's logo, or its code on a colour of its own. The name stands beside it, so it is silent. */
export function AirlineMark({ code, logoUrl, className }: { code: string; logoUrl?: string; className?: string }) {
  const styles = useStyles();
  const [broken, setBroken] = useState(false);
  const shown = logoUrl && !broken;
  return (
    <span
      className={mergeClasses(styles.root, className)}
      style={shown ? undefined : { backgroundColor: colourOf(code) }}
      aria-hidden
    >
      {shown ? (
        <img src={logoUrl} alt="" loading="lazy" className={styles.image} onError={() => setBroken(true)} />
      ) : (
        code
      )}
    </span>
  );
}
