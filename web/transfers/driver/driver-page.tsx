import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { localToMs, msToLocal } from '#shared/zone-time.ts';
import { Brand } from '#web/app/brand.tsx';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { apart, inColumn, inGrid, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { warningSurface } from '#web/ui/surface.ts';
import { heardOnly, partHeading, quietLine } from '#web/ui/text.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { ChangedJob } from './changed-job.tsx';
import { JobCard } from './job-card.tsx';
import { DriverIcon } from './driver-icon.tsx';
import { type Job, jobsInOrder, type KeptJobs, type Press, seats, timeText } from './jobs.ts';
import { useDriverJobs } from './use-driver-jobs.ts';
import { useOfflinePage } from './use-offline-page.ts';

const useStyles = makeStyles({
  head: {
    ...apart('8px 16px'),
    minHeight: '56px',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  said: {
    ...warningSurface,
    ...inGrid('20px minmax(0, 1fr)', '12px'),
    padding: '12px 16px',
    borderRadius: 0,
    margin: 0,
  },
  words: { gridColumn: 2 },
  main: { ...inColumn('24px'), maxWidth: '600px', margin: '0 auto', padding: '16px', boxSizing: 'border-box' },
  heading: { ...partHeading, marginBottom: '8px' },
  card: { padding: '0 16px' },
  list: plainList,
  row: {
    ...inGrid('48px minmax(0, 1fr) auto', '4px 12px'),
    alignItems: 'center',
    minHeight: '56px',
    padding: '12px 0',
    '& + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  time: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  what: { gridColumn: '2', minWidth: 0, overflowWrap: 'anywhere' },
  note: { ...quietLine, margin: 0 },
  large: { minHeight: '52px', [upTo768]: { minHeight: '52px' } },
  heard: heardOnly,
});

/** The clock of the page moves every half minute. Milliseconds. */
const TICK = 30_000;

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

/** `/dmc/driver/:driverAccessToken`: a driver's own jobs, with and without a network. */
export default function DriverPage({ token }: { token: string }) {
  const styles = useStyles();
  const { zone, siteName } = useSite();
  const local = msToLocal(useNow(), zone);
  const [today, time] = [local.slice(0, 10), local.slice(11, 16)];
  const jobs = useDriverJobs(token, today);
  useOfflinePage();
  const { kept, standing } = jobs;
  const isOnline = useOnline() && !jobs.isOffline;
  useEffect(() => {
    document.title = `My jobs · ${siteName}`;
  }, [siteName]);
  return (
    <>
      <header className={styles.head}>
        <Brand />
        <span className={styles.name}>{kept?.driverName}</span>
      </header>
      {kept && <Waits kept={kept} isOnline={isOnline} zone={zone} onSend={jobs.ask} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1 className={styles.heard}>My jobs</h1>
        {standing === 'loading' && <LoadingOverlay label="Loading your jobs" />}
        {standing === 'ended' && (
          <EmptyState
            heading="This link has ended"
            text="Please ask the office for a new one. Nothing of your jobs is kept on this phone."
          />
        )}
        {standing === 'failed' && (
          <EmptyState
            icon="warning"
            heading="Your jobs could not be loaded"
            text="Please check your connection."
            action={
              <Button className={styles.large} onClick={jobs.ask}>
                Try again
              </Button>
            }
          />
        )}
        {kept && (
          <>
            <Jobs kept={kept} today={today} time={time} zone={zone} jobs={jobs} />
            <p className={styles.note}>
              Works without a connection. What you press is kept with its time, is sent once you are back online with
              this page open, and counts once.
            </p>
          </>
        )}
      </main>
    </>
  );
}

/** What waits to be sent, and that there is no network. */
function Waits({ kept, isOnline, zone, onSend }: { kept: KeptJobs; isOnline: boolean; zone: string; onSend(): void }) {
  const styles = useStyles();
  const count = kept.waiting.length;
  if (isOnline && count === 0) return null;
  const waiting =
    count === 0
      ? ''
      : count === 1
        ? '1 completed job is waiting to be sent. '
        : `${count} completed jobs are waiting to be sent. `;
  return (
    <div className={styles.said} role="status">
      {!isOnline && <DriverIcon name="offline" />}
      <div className={styles.words}>
        {isOnline ? null : <strong>You are offline. </strong>}
        {waiting}
        {count > 0 &&
          !isOnline &&
          `${count === 1 ? 'It is' : 'They are'} sent once this page is open and the signal is back. `}
        {count === 0 && `These are your jobs as of ${timeOf(kept.heardAt, zone)}. `}
        {count > 0 && isOnline && (
          <Button className={styles.large} onClick={onSend}>
            Send now
          </Button>
        )}
      </div>
    </div>
  );
}

interface JobsProps {
  kept: KeptJobs;
  today: Day;
  time: string;
  zone: string;
  jobs: ReturnType<typeof useDriverJobs>;
}

function Jobs({ kept, today, time, zone, jobs }: JobsProps) {
  const styles = useStyles();
  const { changed, next, later, done } = jobsInOrder(kept, today, time);
  const dayName = (day: Day) =>
    day === today ? 'Later today' : day === addDays(today, 1) ? 'Tomorrow' : formatDay(day, { weekday: true });
  return (
    <>
      {changed.map((job) => (
        <ChangedJob key={job.id} job={job} zone={zone} onSeen={() => jobs.see(job)} />
      ))}
      {next ? (
        <JobCard
          job={next}
          isAfterChange={changed.length > 0}
          until={untilText(next, `${today}T${time}`, zone)}
          onDone={() => jobs.press(next)}
        />
      ) : (
        <EmptyState heading="No jobs to drive" text="New jobs appear here once the office gives them to you." />
      )}
      {later.map(({ day, jobs: ofDay }) => (
        <section key={day}>
          <h2 className={styles.heading}>{dayName(day)}</h2>
          <Card className={styles.card}>
            <ul className={styles.list}>
              {ofDay.map((job) => (
                <JobRow key={job.id} job={job} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
      {done.length > 0 && (
        <section>
          <h2 className={styles.heading}>Done</h2>
          <Card className={styles.card}>
            <ul className={styles.list}>
              {done.map((job) => (
                <DoneRow
                  key={job.id}
                  job={job}
                  press={kept.waiting.find(({ id }) => id === job.id)}
                  zone={zone}
                  onUndo={() => jobs.takeBack(job.id)}
                />
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}

const timeOf = (instant: string, zone: string): string => msToLocal(Date.parse(instant), zone).slice(11, 16);

interface DoneProps {
  job: Job;
  /** It waits to be sent; undefined where it was. */
  press: Press | undefined;
  zone: string;
  onUndo(): void;
}

function DoneRow({ job, press, zone, onUndo }: DoneProps) {
  const styles = useStyles();
  if (!press)
    return (
      <JobRow
        job={job}
        status={<Status isSmall tone="done" text={job.doneAt ? `Sent, done ${timeOf(job.doneAt, zone)}` : 'Sent'} />}
      />
    );
  return (
    <JobRow
      job={job}
      status={<Status isSmall tone="waiting" text={`Waiting to send, ${timeOf(press.at, zone)}`} />}
      end={
        <Button className={styles.large} aria-label={`Undo ${job.time || job.title}`} onClick={onUndo}>
          Undo
        </Button>
      }
    />
  );
}

interface RowProps {
  job: Job;
  /** Below what it is. */
  status?: ReactNode;
  /** What can be pressed of it. */
  end?: ReactNode;
}

function JobRow({ job, status, end }: RowProps) {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      <span className={styles.time}>
        <span aria-hidden>{job.time || '–'}</span>
        <span className={styles.heard}>{timeText(job)}</span>
      </span>
      <span className={styles.what}>
        {job.pickupLocation} <span aria-hidden>→</span>
        <span className={styles.heard}> to </span> {job.dropLocation}
        <div className={styles.note}>
          {[
            job.guest || job.title,
            job.pax === 1 ? '1 guest' : `${job.pax} guests`,
            seats[job.sharingType].toLowerCase(),
          ].join(', ')}
        </div>
        {status}
      </span>
      {end}
    </li>
  );
}

/** `in 25 min`, `in 1 h 25 min`; empty where it is past, more than a day away, or still to be agreed. */
export function untilText({ date, time }: Pick<Job, 'date' | 'time'>, now: string, zone: string): string {
  if (!time) return '';
  const minutes = Math.round((localToMs(`${date}T${time}`, zone) - localToMs(now, zone)) / 60_000);
  if (minutes < 0 || minutes >= 24 * 60) return '';
  const hours = Math.floor(minutes / 60);
  return `in ${hours ? `${hours} h ` : ''}${minutes % 60} min`;
}
