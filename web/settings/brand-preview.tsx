import { FluentProvider, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { contrast, textOn } from '#shared/contrast.ts';
import type { PartValue } from '#shared/site/parts/parts.ts';
import { brandRamp } from '#web/ui/theme/brand-ramp.ts';
import { logoIn } from '#web/app/theme/logo-in.ts';
import { useIsWide } from '#web/app/theme/use-is-wide.ts';
import { isLightBrand } from '#web/ui/theme/on-brand.ts';
import { inColumn, inGrid, inRow, inRows, plainList } from '#web/ui/stack.ts';
import { cardHeading, heardOnly, quietLine, smallText } from '#web/ui/text.ts';
import { siteTheme } from '#web/ui/theme/site-theme.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  root: { ...inColumn('16px'), margin: 0, '@media (min-width: 1100px)': { position: 'sticky', top: '16px' } },
  heading: cardHeading,
  ramp: {
    ...plainList,
    ...inGrid('repeat(8, minmax(0, 1fr))', '2px'),
    borderRadius: tokens.borderRadiusMedium,
    overflow: 'hidden',
  },
  stop: { ...smallText, display: 'grid', placeItems: 'center', minHeight: '36px', fontVariantNumeric: 'tabular-nums' },
  sites: {
    ...inColumn('16px'),
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  site: {
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: siteTokens.pageBackground,
  },
  bar: {
    ...inRow('8px'),
    minHeight: '48px',
    padding: '0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    '& img': { boxSizing: 'border-box', height: '28px', maxWidth: '184px', objectFit: 'contain' },
  },
  heard: heardOnly,
  plate: { backgroundColor: '#ffffff', borderRadius: '6px', padding: '2px 4px' },
  band: {
    padding: '16px',
    backgroundColor: siteTokens.bandBackground,
    color: siteTokens.bandText,
    overflowWrap: 'anywhere',
  },
  body: { ...inRows('16px'), padding: '16px' },
  button: {
    padding: '6px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${siteTokens.brandEdge}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: 600,
  },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  meta: { ...quietLine, margin: 0 },
});

/** What visitors will see: the palette that a colour makes, and a piece of the site in light and dark. */
export default function BrandPreview(brand: PartValue<'branding'>) {
  const styles = useStyles();
  const ramp = Object.entries(brandRamp(brand.colour));
  const button = isLightBrand(brand.colour) ? brand.colour : brandRamp(brand.colour)[80];
  return (
    <section className={styles.root} aria-label="Preview">
      <h3 className={styles.heading}>What visitors will see</h3>
      <ul className={styles.ramp} aria-label="Palette">
        {ramp.map(([stop, hex]) => (
          <li key={stop} className={styles.stop} style={{ backgroundColor: hex, color: textOn(hex) }}>
            {contrast(hex, '#ffffff').toFixed(1)}
          </li>
        ))}
      </ul>
      <p className={styles.meta}>
        Each figure is the contrast against white. Buttons use {button} with {isLightBrand(button) ? 'dark' : 'white'}{' '}
        text.
      </p>
      <div className={styles.sites}>
        {(['light', 'dark'] as const).map((mode) => (
          <FluentProvider key={mode} theme={siteTheme(brand.colour, mode)} style={{ backgroundColor: 'transparent' }}>
            <div className={styles.site} style={{ colorScheme: mode }}>
              <div className={styles.bar}>
                <Bar brand={brand} mode={mode} />
              </div>
              <div className={styles.band}>{brand.tagline || 'Flights'}</div>
              <div className={styles.body}>
                <span className={styles.button}>Search flights</span>
                <span className={styles.link}>Fare rules</span>
              </div>
            </div>
          </FluentProvider>
        ))}
      </div>
    </section>
  );
}

function Bar({ brand, mode }: { brand: PartValue<'branding'>; mode: 'light' | 'dark' }) {
  const styles = useStyles();
  const { src, hasPlate } = logoIn(brand, mode);
  const [isWide, onLoad] = useIsWide(src);
  return (
    <>
      {src && <img src={src} alt="" onLoad={onLoad} className={mergeClasses(hasPlate && styles.plate)} />}
      <span className={mergeClasses(isWide && styles.heard)}>{brand.siteName}</span>
    </>
  );
}
