import { Link, makeStyles } from '@fluentui/react-components';
import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { useCall } from '#web/api/use-call.ts';
import { useSiteDays } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Detail, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { inColumn } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import MailProblemNote from '../mail-problem-note.tsx';
import { AboutLink, PersonLink } from './failed-mail-links.tsx';
import { aboutText, NO_ADDRESS, whyOf } from './failed-mail-words.ts';

const useStyles = makeStyles({
  summary: inColumn('8px'),
  text: { margin: 0, overflowWrap: 'anywhere' },
  meta: { ...quietLine, margin: 0 },
});

/** A mail that did not arrive: why not, whom it was for, and whether mails are sent there now. */
export function FailedMailDetail({ mailId, place }: { mailId: string; place: DetailPlace }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const found = useCall(getFailedMails, { mailId, cursor: '' }, { quiet: true });
  if (found.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="The email could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <DetailSkeleton label="Loading the email" />;
  const [mail] = found.data.records;
  if (!mail)
    return (
      <EmptyState page={place.isPage} heading="Email not found" text="It may have arrived, or be older than 90 days." />
    );
  const why = whyOf(mail);
  return (
    <Detail
      title={mail.title}
      place={place}
      summary={
        <div className={styles.summary}>
          <Status tone={why.tone} text={why.text} />
          <p className={styles.text}>{why.more(mail)}</p>
          {mail.userId && mail.to && <AddressNow mail={mail} />}
        </div>
      }
    >
      <Facts
        facts={[
          [
            'To',
            mail.to ? (
              <Link key="to" href={`mailto:${mail.to}`} inline>
                {mail.to}
              </Link>
            ) : (
              NO_ADDRESS
            ),
          ],
          ['Customer', mail.customerName ? <PersonLink key="person" mail={mail} /> : mail.to && 'No matching account'],
          ['About', aboutText(mail) && <AboutLink key="about" mail={mail} />],
          ['When', momentText(mail.failedAt, zone)],
        ]}
      />
      <p className={styles.meta}>
        The content of emails is not kept. You can send e-tickets again from the booking, and links from the customer’s
        page.
      </p>
    </Detail>
  );
}

/** Whether mails are sent to the address now, and for super admins the way to have them sent again. */
function AddressNow({ mail }: { mail: FailedMail }) {
  const { data } = useCall(getUserById, { id: mail.userId }, { quiet: true });
  // Whoever had it may have another one since.
  if (data?.user.email.toLowerCase() !== mail.to.toLowerCase()) return null;
  return <MailProblemNote of={data} />;
}
