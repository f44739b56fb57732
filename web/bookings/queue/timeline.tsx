import { makeStyles, tokens } from '@fluentui/react-components';
import type { BookingDeed } from '#shared/bookings/get-booking-details.ts';
import { formatDay, msToLocal } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  deed: {
    position: 'relative',
    padding: '0 0 12px 20px',
    '&::before': {
      content: '""',
      position: 'absolute',
      left: '3px',
      top: '14px',
      bottom: '-2px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke2,
    },
    '&:last-child::before': { display: 'none' },
  },
  dot: {
    position: 'absolute',
    left: 0,
    top: '6px',
    width: '8px',
    height: '8px',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralStroke1,
  },
  meta: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
});

const verbs: Record<string, string> = {
  create: 'paid for the booking',
  hold: 'held the seats at the airline',
  ticket: 'issued the tickets',
  loseSight: 'had no clear answer from the supplier and keeps asking',
  fail: 'could not book; the payment went back',
  release: 'released the held seats',
  requestChange: 'sent a change request',
  settleChange: 'settled the change request',
  cancel: 'cancelled the booking',
  changeAdditions: 'changed what is added on the ticket',
  changeFlights: 'was told of other flights by the airline',
  askAgain: 'had the supplier asked again',
  refundBlind: 'gave the money back without the supplier’s answer',
  needsAction: 'left something for staff to do',
  seeDocuments: "looked at the passengers' documents",
};

const roles: Record<string, string> = {
  staff: 'staff',
  travelAgent: 'travel agent',
  retail: 'traveller',
  corporate: 'corporate',
};

/** Who did what, newest first. */
export function Timeline({ deeds }: { deeds: readonly BookingDeed[] }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  return (
    <ol className={styles.list}>
      {deeds.map(({ at, who, role, event, note }) => {
        const local = msToLocal(Date.parse(at), zone);
        return (
          <li key={at + event} className={styles.deed}>
            <span className={styles.dot} aria-hidden />
            <div>
              <strong>{who}</strong> {verbs[event] ?? event}
            </div>
            {note && <div className={styles.meta}>{note}</div>}
            <div className={styles.meta}>
              {formatDay(local)}, {local.slice(11)}
              {role && `, ${roles[role] ?? role}`}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
