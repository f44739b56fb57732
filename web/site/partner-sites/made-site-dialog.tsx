import { makeStyles, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { createSite } from '#shared/site/partner-sites/create-site.ts';
import { Button } from '#web/ui/button.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { smallText } from '#web/ui/text.ts';
import { copyText } from './copy-text.ts';
import { DomainState } from './domain-state.tsx';

const useStyles = makeStyles({
  text: { margin: '0 0 12px', '& a': { color: tokens.colorBrandForegroundLink } },
  code: {
    display: 'block',
    padding: '12px',
    marginBottom: '8px',
    ...smallText,
    fontFamily: tokens.fontFamilyMonospace,
    overflowWrap: 'anywhere',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** After a site was made: where it is, when its super admin is mailed, and what its own domain still needs. */
export default function MadeSiteDialog({
  site: { site, domain, origin, isServed, awaitedDomain },
  onClose,
  onLink,
}: {
  site: ResponseOf<typeof createSite>;
  onClose: () => void;
  /** The first link is wanted again. */
  onLink: () => void;
}) {
  const styles = useStyles();
  const command = `node start.mjs --run infra/aws/add-domain.ts ${awaitedDomain} <DistributionId> <ConnectionGroupId>`;
  return (
    <SiteDialog
      title={`${site} is ready`}
      onClose={onClose}
      actions={[
        ...(isServed ? [{ label: 'Send the link again', run: onLink }] : []),
        { label: 'Done', run: onClose, primary: true },
      ]}
    >
      {isServed ? (
        <p className={styles.text}>
          Its login page is live:{' '}
          <a href={`${origin}/app/login`} target="_blank" rel="noopener noreferrer">
            {domain}
          </a>
          . We have emailed a link to set a password to its super admin
          {awaitedDomain && ` that leads there, as all its emails do until ${awaitedDomain} is live`}.
        </p>
      ) : (
        <p className={styles.text}>
          No email has been sent yet. The link to set a password goes to its super admin once {awaitedDomain} is live.
        </p>
      )}
      {isServed && (
        <p className={styles.text}>
          The super admin takes it from here: the first sign-in guides them through brand, texts, gateway, staff and
          first customer. If the email does not arrive, send the link again, here or from the list of sites, or copy it.
        </p>
      )}
      {awaitedDomain && (
        <>
          <p className={styles.text}>
            For {awaitedDomain} a platform operator runs this command with the two IDs from the stack outputs, and tells
            the partner which DNS record to set. The site moves when the first page is opened there. If none is opened
            within 30 days, the domain is released.
          </p>
          <code className={styles.code}>{command}</code>
          <Button onClick={() => copyText(command)}>Copy the command</Button>
          {origin.startsWith('https:') && <DomainState domain={awaitedDomain} />}
        </>
      )}
    </SiteDialog>
  );
}
