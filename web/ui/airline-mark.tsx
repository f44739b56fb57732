import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useState } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { markColours } from './mark-colours.ts';
import { smallInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...smallInLine,
    display: 'inline-grid',
    placeContent: 'center',
    flexShrink: 0,
    width: '36px',
    height: '36px',
    borderRadius: '8px',
    overflow: 'hidden',
    fontWeight: 600,
    [upTo768]: { width: '32px', height: '32px' },
  },
  image: { width: '100%', height: '100%', objectFit: 'contain', backgroundColor: '#ffffff' },
});

/** The airline's logo, or its code on the airline's colour. The name stands beside it, so it is silent. */
export function AirlineMark({ code, logoUrl, className }: { code: string; logoUrl?: string; className?: string }) {
  const styles = useStyles();
  const [broken, setBroken] = useState(false);
  const shown = logoUrl && !broken;
  const [light, dark] = [markColours(code, 'light'), markColours(code, 'dark')];
  const tile = {
    backgroundColor: `light-dark(${light.background}, ${dark.background})`,
    color: `light-dark(${light.text}, ${dark.text})`,
  };
  return (
    <span className={mergeClasses(styles.root, className)} style={shown ? undefined : tile} aria-hidden>
      {shown ? (
        <img src={logoUrl} alt="" loading="lazy" className={styles.image} onError={() => setBroken(true)} />
      ) : (
        code
      )}
    </span>
  );
}
