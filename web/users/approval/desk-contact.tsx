import { makeStyles, tokens } from '@fluentui/react-components';
import { useSite } from '#web/site/site.ts';

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline', color: tokens.colorBrandForegroundLinkHover },
  },
});

/** What a telephone dials of a number as the site writes it; empty where there is none. */
export const dialled = (written: string): string => {
  const digits = written.replace(/[^+\d]/g, '');
  return digits.length > 4 ? `tel:${digits}` : '';
};

/** How the site's desk is reached, by telephone or else by mail, as one link; nothing where it says neither. */
export function DeskContact() {
  const styles = useStyles();
  const { adminContact, adminEmail } = useSite();
  const call = dialled(adminContact);
  if (!call && !adminEmail) return null;
  return (
    <a className={styles.link} href={call || `mailto:${adminEmail}`}>
      {call ? `Call ${adminContact}` : `Write to ${adminEmail}`}
    </a>
  );
}
