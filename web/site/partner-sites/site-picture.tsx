import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { addDays, formatDay } from '#shared/time.ts';
import { logoIn } from '#web/app/theme/logo-in.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { useIsWide } from '#web/app/theme/use-is-wide.ts';
import { hasModule, useSite, useSiteDays } from '#web/site/site.ts';
import { inColumn, inGrid, inRow, inRows } from '#web/ui/stack.ts';
import { bodyText, heardOnly, largeHeading, quietInLine, strongLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

const useStyles = makeStyles({
  window: {
    border: line,
    borderRadius: tokens.borderRadiusLarge,
    overflow: 'hidden',
    boxShadow: tokens.shadow4,
    backgroundColor: siteTokens.pageBackground,
    userSelect: 'none',
  },
  address: {
    ...inRow('6px'),
    padding: '6px 12px',
    borderBottom: line,
    '& i': { width: '8px', height: '8px', borderRadius: '4px', backgroundColor: tokens.colorNeutralStroke1 },
  },
  domain: { ...quietInLine, marginLeft: '8px', overflowWrap: 'anywhere' },
  bar: {
    ...inRow('16px'),
    minHeight: '48px',
    padding: '0 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    '& img': { boxSizing: 'border-box', height: '28px', maxWidth: '144px', objectFit: 'contain' },
  },
  plate: { backgroundColor: '#ffffff', borderRadius: '6px', padding: '2px 4px' },
  heard: heardOnly,
  name: { ...strongLine, minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { ...quietInLine, [upTo600]: { display: 'none' } },
  login: { ...strongLine, marginLeft: 'auto', color: tokens.colorBrandForegroundLink },
  band: {
    ...inColumn('12px'),
    padding: '24px 16px',
    backgroundColor: siteTokens.bandBackground,
    color: siteTokens.bandText,
  },
  tagline: { ...largeHeading, overflowWrap: 'anywhere' },
  search: {
    ...inRows('8px 20px'),
    padding: '8px 8px 8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  cell: { display: 'grid' },
  label: quietInLine,
  value: strongLine,
  button: {
    ...bodyText,
    marginLeft: 'auto',
    padding: '6px 16px',
    fontWeight: tokens.fontWeightSemibold,
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${siteTokens.brandEdge}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
  },
  cards: {
    ...inGrid('repeat(3, minmax(0, 1fr))', '10px'),
    padding: '16px',
    '& i': { height: '48px', borderRadius: tokens.borderRadiusMedium, backgroundColor: tokens.colorNeutralBackground3 },
  },
  foot: { ...quietInLine, display: 'block', padding: '10px 16px', borderTop: line, overflowWrap: 'anywhere' },
  missing: {
    borderTop: `1px dashed ${tokens.colorStatusWarningBorder2}`,
    backgroundColor: tokens.colorPaletteYellowBackground1,
    color: tokens.colorNeutralForeground1,
  },
});

/** Days ahead that the site's search begins with. */
const AHEAD = 14;

/** The site as a visitor finds it now, drawn small in its own colours. `hasFooter`: its foot was written. */
export default function SitePicture({ hasFooter }: { hasFooter: boolean }) {
  const styles = useStyles();
  const site = useSite();
  const { today } = useSiteDays();
  const { mode } = useColourMode();
  const { src, hasPlate } = logoIn(site, mode);
  const [isWide, onLoad] = useIsWide(src);
  return (
    <div className={styles.window} role="img" aria-label={`${site.siteName} as visitors see it now`}>
      <div className={styles.address}>
        <i />
        <i />
        <i />
        <span className={styles.domain}>{site.domain}</span>
      </div>
      <div className={styles.bar}>
        {src && <img src={src} alt="" onLoad={onLoad} className={mergeClasses(hasPlate && styles.plate)} />}
        <span className={mergeClasses(styles.name, isWide && styles.heard)}>{site.siteName}</span>
        {hasModule(site, 'Flights') && <span className={styles.quiet}>Flights</span>}
        <span className={styles.login}>Sign in</span>
      </div>
      <div className={styles.band}>
        <span className={styles.tagline}>{site.tagline || 'Flights'}</span>
        <div className={styles.search}>
          {['From', 'To'].map((label) => (
            <span key={label} className={styles.cell}>
              <span className={styles.label}>{label}</span>
              <span className={styles.value}>City</span>
            </span>
          ))}
          <span className={styles.cell}>
            <span className={styles.label}>Depart</span>
            <span className={styles.value}>{formatDay(addDays(today, AHEAD))}</span>
          </span>
          <span className={styles.button}>Search</span>
        </div>
      </div>
      <div className={styles.cards}>
        <i />
        <i />
        <i />
      </div>
      <span className={mergeClasses(styles.foot, !hasFooter && styles.missing)}>
        {hasFooter ? [site.companyName, site.adminContact].filter(Boolean).join(' · ') : 'Footer: not written yet'}
      </span>
    </div>
  );
}
