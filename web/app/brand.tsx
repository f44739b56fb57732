import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { logoIn } from '#web/app/theme/logo-in.ts';
import { useIsWide } from '#web/app/theme/use-is-wide.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { useSite } from '#web/site/site.ts';
import { inlineRow } from '#web/ui/stack.ts';
import { cutOff, heardOnly, inTwoLines, largeText } from '#web/ui/text.ts';

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
  // Beside a balance on a phone there is room for a word: a name of two stands in two lines.
  short: { [upTo768]: inTwoLines },
  // A word-mark says the name itself.
  heard: heardOnly,
  large: largeText,
  logo: {
    boxSizing: 'border-box',
    flexShrink: 0,
    height: '28px',
    minWidth: '28px',
    maxWidth: 'min(184px, 52vw)',
    objectFit: 'contain',
    objectPosition: 'left center',
  },
  largeLogo: { height: '36px', minWidth: '36px', maxWidth: 'min(240px, 70vw)' },
  // A picture whose colours nobody knows stands in the dark on what it was made for.
  plate: { backgroundColor: '#ffffff', borderRadius: '6px', padding: '2px 4px' },
  white: { filter: 'brightness(0) invert(1)' },
});

/**
 * The site's logo and name, or its word-mark alone; on the band in white, in the dark in colours that are seen there.
 * `isNarrow`: there is room for a square, so a word-mark gives way to the site's icon.
 */
export function Brand({ large, onBand, isNarrow }: { large?: boolean; onBand?: boolean; isNarrow?: boolean }) {
  const styles = useStyles();
  const site = useSite();
  const { mode } = useColourMode();
  const logo = logoIn(site, onBand ? 'band' : mode);
  const [isWide, onLoad] = useIsWide(logo.src);
  const icon = isNarrow && isWide ? site.faviconImage : '';
  return (
    <Link to={paths.home} className={mergeClasses(styles.root, large && styles.large)}>
      {logo.src && (
        <img
          src={icon || logo.src}
          alt=""
          onLoad={icon ? undefined : onLoad}
          className={mergeClasses(
            styles.logo,
            large && styles.largeLogo,
            logo.isWhite && styles.white,
            (logo.hasPlate || icon !== '') && styles.plate,
          )}
        />
      )}
      <span className={mergeClasses(styles.name, !large && styles.short, isWide && styles.heard)}>{site.siteName}</span>
    </Link>
  );
}
