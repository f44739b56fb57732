import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { apartInRows, inColumn, inGrid } from '#web/ui/stack.ts';
import { largeText, quietInLine, quietLine, strongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { DriverIcon } from './driver-icon.tsx';
import { type Job, seats, timeText } from './jobs.ts';

const useStyles = makeStyles({
  card: { ...inColumn('12px'), padding: '16px' },
  head: apartInRows('0 12px'),
  next: { ...strongLine, color: tokens.colorBrandForeground1 },
  quiet: quietInLine,
  time: { ...largeText, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  // A ring where it begins, a square where it ends, and a line between.
  way: {
    ...inColumn('12px'),
    '& > p': { position: 'relative', paddingLeft: '24px' },
    '& > p::before': {
      content: '""',
      position: 'absolute',
      top: '5px',
      left: 0,
      width: '10px',
      height: '10px',
      boxSizing: 'border-box',
      border: `2px solid ${tokens.colorBrandForeground1}`,
      borderRadius: '50%',
    },
    '& > p:first-child::after': {
      content: '""',
      position: 'absolute',
      top: '17px',
      bottom: '-15px',
      left: '4px',
      width: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
    '& > p:last-child::before': { borderRadius: '2px', backgroundColor: tokens.colorBrandForeground1 },
  },
  place: { ...strongLine, margin: 0, overflowWrap: 'anywhere' },
  what: { ...quietLine, margin: 0, overflowWrap: 'anywhere' },
  guest: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: '12px' },
  ways: inGrid('minmax(0, 1fr) minmax(0, 1fr)', '8px'),
  // As large as a thumb on the road wants it.
  large: { minHeight: '52px', [upTo768]: { minHeight: '52px' } },
});

interface Props {
  job: Job;
  /** How long it is until then, in words; empty where that is past. */
  until: string;
  /** Something that changed is to be seen first. */
  isAfterChange: boolean;
  onDone(): void;
}

const guestsOf = ({ pax }: Job) => (pax === 1 ? '1 guest' : `${pax} guests`);
const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
const mapOf = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;

/** The job that is next: where from and to, whom, and what to press. */
export function JobCard({ job, until, isAfterChange, onDone }: Props) {
  const styles = useStyles();
  return (
    <Card className={styles.card} aria-label={`Next job, ${timeText(job)}`}>
      <div className={styles.head}>
        <h2 className={styles.next} style={{ margin: 0 }}>
          Next job{until && `, ${until}`}
        </h2>
        <span className={styles.quiet}>{formatDay(job.date, { weekday: true, year: false })}</span>
      </div>
      <div className={styles.head}>
        <span className={styles.time}>{timeText(job)}</span>
        <span>
          {seats[job.sharingType]}, {guestsOf(job)}
        </span>
      </div>
      <div className={styles.way}>
        <p className={styles.place}>{job.pickupLocation}</p>
        <p className={styles.place}>{job.dropLocation}</p>
      </div>
      <div className={styles.guest}>
        <p className={styles.place}>{job.guest || job.title}</p>
        <p className={styles.what}>
          {[job.guest && job.title, job.flight && `Follows ${job.flight}`, job.remarkForCustomer]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <div className={styles.ways}>
        {job.phone ? (
          <ButtonAnchor className={styles.large} icon={<DriverIcon name="call" />} href={telOf(job.phone)}>
            Call
          </ButtonAnchor>
        ) : (
          <Button className={styles.large} icon={<DriverIcon name="call" />} disabled>
            Call
          </Button>
        )}
        <ButtonAnchor
          className={styles.large}
          icon={<DriverIcon name="map" />}
          href={mapOf(job.pickupLocation)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Map
        </ButtonAnchor>
      </div>
      <Button
        className={styles.large}
        appearance={isAfterChange ? 'secondary' : 'primary'}
        icon={<Icon name="check" />}
        onClick={onDone}
      >
        Mark as done
      </Button>
    </Card>
  );
}
