import { makeStyles, tokens } from '@fluentui/react-components';
import type { SettingsShown } from '#shared/site/settings.ts';

const useStyles = makeStyles({
  // On white, as tickets and mails show it.
  picture: {
    boxSizing: 'border-box',
    height: '32px',
    maxWidth: '160px',
    padding: '2px 4px',
    objectFit: 'contain',
    verticalAlign: 'middle',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: '#ffffff',
    color: '#5c5c5c',
  },
  swatch: {
    display: 'inline-block',
    width: '12px',
    height: '12px',
    marginRight: '4px',
    verticalAlign: '-1px',
    borderRadius: '3px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
});

/** How the log ends a value that was too long for it. */
const CUT = '…';

/** What stood in a field, or stands there since: words, a picture, a colour. */
export function ChangedValue({
  kind,
  value,
}: Pick<SettingsShown['events'][number]['changes'][number], 'kind'> & { value: string }) {
  const styles = useStyles();
  if (!value) return <>{kind === 'picture' ? 'no picture' : 'nothing'}</>;
  if (kind === 'picture')
    return value.endsWith(CUT) ? <>a drawing</> : <img className={styles.picture} src={value} alt="a picture" />;
  if (kind === 'words') return <>{value}</>;
  return (
    <>
      <span className={styles.swatch} style={{ backgroundColor: value }} />
      {value}
    </>
  );
}
