import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import { useSite } from '#web/site/site.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '12px',
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    minWidth: 0,
    borderRadius: '8px',
    [upTo768]: { minHeight: '40px' },
  },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  large: { fontSize: '20px', lineHeight: '28px' },
  white: { filter: 'brightness(0) invert(1)' },
});

/** The site's logo and name; on the band in white. */
export function Brand({ large, onBand }: { large?: boolean; onBand?: boolean }) {
  const styles = useStyles();
  const { logoUrl, companyName } = useSite();
  const size = large ? 36 : 28;
  return (
    <Link to={paths.home} className={mergeClasses(styles.root, large && styles.large)}>
      {logoUrl && (
        <img
          src={logoUrl}
          alt=""
          width={size}
          height={size}
          className={onBand && logoUrl.startsWith('data:image/svg') ? styles.white : undefined}
        />
      )}
      <span className={styles.name}>{companyName}</span>
    </Link>
  );
}
