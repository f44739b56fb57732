import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { drawnInDark } from '#web/app/theme/drawn-in-dark.ts';
import { useSite } from '#web/site/site.ts';
import { inlineRow } from '#web/ui/stack.ts';
import { cutOff, largeText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...inlineRow('12px'),
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    minWidth: 0,
    borderRadius: '8px',
    [upTo768]: { minHeight: '40px' },
  },
  name: cutOff,
  large: largeText,
  // A picture whose colours nobody knows stands in the dark on what it was made for.
  plate: { backgroundColor: '#ffffff', borderRadius: '6px', padding: '2px', boxSizing: 'border-box' },
  white: { filter: 'brightness(0) invert(1)' },
});

/** The site's logo and name; on the band in white, in the dark in colours that are seen there. */
export function Brand({ large, onBand }: { large?: boolean; onBand?: boolean }) {
  const styles = useStyles();
  const { logoUrl, siteName } = useSite();
  const { mode } = useColourMode();
  const size = large ? 36 : 28;
  const isDrawing = logoUrl.startsWith('data:image/svg');
  const isDark = mode === 'dark' && !onBand;
  const shown = isDark && isDrawing ? drawnInDark(logoUrl) : logoUrl;
  return (
    <Link to={paths.home} className={mergeClasses(styles.root, large && styles.large)}>
      {logoUrl && (
        <img
          src={shown}
          alt=""
          width={size}
          height={size}
          className={mergeClasses(onBand && isDrawing && styles.white, isDark && !isDrawing && styles.plate)}
        />
      )}
      <span className={styles.name}>{siteName}</span>
    </Link>
  );
}
