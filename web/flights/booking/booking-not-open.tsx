import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useSite } from '#web/site/site.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import type { UserData } from '#shared/users/model.ts';
import { paths } from '#web/app/paths.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { apartInRows, inLines, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { roundMark } from '#web/ui/surface.ts';
import { besideMark, quietLine } from '#web/ui/text.ts';
import { approvedKind } from '#web/users/approval/kind-of.ts';
import { dialled } from '#web/users/approval/desk-contact.tsx';
import { useApproval } from '#web/users/approval/use-approval.ts';
import { type BookingAddress, resultsOf } from './booking-address.ts';
import { BookingCard } from './booking-card.tsx';
import { BookingFrame } from './booking-frame.tsx';
import { BookingIcon } from '#web/ui/booking-icon.tsx';
import { PricePanel } from './price-panel.tsx';
import { useQuote } from './use-quote.ts';

const useStyles = makeStyles({
  list: plainList,
  step: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: '16px',
    paddingBottom: '20px',
    ':last-child': { paddingBottom: 0 },
    ':not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: '11px',
      top: '28px',
      bottom: '4px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
  },
  mark: roundMark,
  done: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
  now: { color: tokens.colorStatusWarningForeground3 },
  next: { boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}` },
  title: { ...besideMark, fontWeight: tokens.fontWeightSemibold },
  quiet: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  detail: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  number: apartInRows('12px'),
  actions: { ...inLines('8px 12px'), [upTo600]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  note: { ...quietLine, margin: 0 },
  waiting: { minHeight: '240px', padding: '24px' },
});

interface Props {
  user: UserData;
  searchId: string;
  address: BookingAddress;
}

/**
 * In the passengers' place, for an agency that waits for approval: what was done, what comes next, whom to call. Nobody
 * types passports that cannot be booked.
 */
export default function BookingNotOpen({ user, searchId, address }: Props) {
  const styles = useStyles();
  const site = useSite();
  const { siteName, adminContact, adminEmail } = site;
  const { companyNumberTyped, hasGstin } = siteTaxes(site);
  const quote = useQuote(address.choice, { quiet: true });
  useApproval(user);
  const kind = approvedKind(user);
  const agency = user.companyName || `Your ${kind}`;
  const isOwn = user.isCompanyOwner || !user.companyName;
  const call = dialled(adminContact);
  const { isCompanyOwner } = user;
  const lacksNumber = isCompanyOwner && hasGstin && !user.gstNumber;
  const steps = [
    {
      kind: 'done',
      title: 'Registered',
      detail: isOwn ? `${`${user.firstName} ${user.lastName}`.trim()}, ${user.email}` : user.email,
    },
    { kind: 'now', title: `Reviewed by ${siteName}`, detail: 'They check your registration details.' },
    {
      kind: 'next',
      title: 'Book and pay',
      detail: isOwn
        ? 'We will email you once it is approved, and this page opens automatically.'
        : `The owner of your ${kind} will be emailed once it is approved, and this page opens automatically.`,
    },
  ] as const;
  return (
    <BookingFrame
      step="Passengers"
      heading="You cannot book yet"
      lead={`Search and compare as you like. Passengers and payment open once your ${kind} is approved.`}
      aside={
        quote.data ? (
          <PricePanel
            left={undefined}
            family={quote.data.family.name}
            segments={quote.data.segments}
            fare={quote.data.fareDetailResult}
          >
            <p className={styles.note}>Price as of now. It is checked again when you return.</p>
          </PricePanel>
        ) : (
          <div className={styles.waiting} aria-busy={quote.isPending}>
            {quote.isError && (
              <p className={styles.note}>The price cannot be checked right now. Search again to see today's.</p>
            )}
          </div>
        )
      }
    >
      <BookingCard title={agency} end={<Status tone="waiting" text="Awaiting approval" />}>
        <ol className={styles.list} aria-label="Steps of the approval">
          {steps.map(({ kind, title, detail }) => (
            <li key={title} className={styles.step} aria-current={kind === 'now' ? 'step' : undefined}>
              <span className={mergeClasses(styles.mark, styles[kind])}>
                {kind === 'done' && <Icon name="check" size={16} />}
                {kind === 'now' && <BookingIcon name="timer" />}
              </span>
              <div>
                <div className={mergeClasses(styles.title, kind === 'next' && styles.quiet)}>{title}</div>
                <div className={styles.detail}>{detail}</div>
              </div>
            </li>
          ))}
        </ol>
      </BookingCard>
      {lacksNumber && (
        <BookingCard title={`Your ${companyNumberTyped} is still missing`}>
          <div className={styles.number}>
            <span className={styles.detail}>{siteName} sees it with your registration.</span>
            <LinkButton to={paths.userBilling}>Add it</LinkButton>
          </div>
        </BookingCard>
      )}
      <div className={styles.actions}>
        {call && (
          <ButtonAnchor size="large" href={call}>
            Call the desk, {adminContact}
          </ButtonAnchor>
        )}
        {adminEmail && (
          <ButtonAnchor size="large" href={`mailto:${adminEmail}`}>
            Write to {adminEmail}
          </ButtonAnchor>
        )}
        <LinkButton size="large" appearance="subtle" to={resultsOf(searchId, address.search)}>
          Back to the flights
        </LinkButton>
      </div>
    </BookingFrame>
  );
}
