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
      title={`${site} is there`}
      onClose={onClose}
      actions={[
        ...(isServed ? [{ label: 'Send the link again', run: onLink }] : []),
        { label: 'Done', run: onClose, primary: true },
      ]}
    >
      {isServed ? (
        <p className={styles.text}>
          Its login page answers now:{' '}
          <a href={`${origin}/app/login`} target="_blank" rel="noopener noreferrer">
            {domain}
          </a>
          . A link to set a password is on its way to its super admin
          {awaitedDomain && ` and leads there, as all its mails do until ${awaitedDomain} is served`}.
        </p>
      ) : (
        <p className={styles.text}>
          Nobody is mailed yet: the link to set a password waits, and goes to its super admin once {awaitedDomain} is
          served.
        </p>
      )}
      {isServed && (
        <p className={styles.text}>
          What comes next is theirs: with their first sign-in they are led through brand, texts, gateway, staff and
          first customer. Where the mail does not arrive, send the link again, here or from the list of sites, and copy
          it.
        </p>
      )}
      {awaitedDomain && (
        <>
          <p className={styles.text}>
            For {awaitedDomain} an operator of the platform runs this, with the two ids of the stack’s outputs, and
            tells the partner which record to set. The first page that is opened there moves the site. Where none is
            within 30 days, the domain is given back.
          </p>
          <code className={styles.code}>{command}</code>
          <Button onClick={() => copyText(command)}>Copy the command</Button>
          {origin.startsWith('https:') && <DomainState domain={awaitedDomain} />}
        </>
      )}
    </SiteDialog>
  );
}
