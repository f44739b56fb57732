import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inColumn, inRow } from '#web/ui/stack.ts';
import { warningSurface } from '#web/ui/surface.ts';
import { strongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { type Job, timeText } from './jobs.ts';

const useStyles = makeStyles({
  root: {
    ...warningSurface,
    ...inColumn('12px'),
    padding: '16px',
    border: `1px solid ${tokens.colorPaletteYellowBorder1}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  heading: { ...strongLine, ...inRow('8px'), margin: 0 },
  why: { margin: 0 },
  facts: { margin: 0, '& div': { display: 'flex', gap: '8px', overflowWrap: 'anywhere' }, '& dd': { margin: 0 } },
  large: { minHeight: '52px', [upTo768]: { minHeight: '52px' } },
});

const dayOf = (date: string) => formatDay(date, { weekday: true, year: false });

const jobAt = (time: string) => (time ? `${time} job` : 'job');

/** A job that changed or was withdrawn since its driver last looked, until that was seen. */
export function ChangedJob({ job, zone, onSeen }: { job: Job; zone: string; onSeen(): void }) {
  const styles = useStyles();
  const { was, state } = job;
  const isGone = state === 'WITHDRAWN';
  const changes = was
    ? (
        [
          ['Day', dayOf(was.date), dayOf(job.date)],
          ['Time', timeText(was), timeText(job)],
          ['From', was.pickupLocation, job.pickupLocation],
          ['To', was.dropLocation, job.dropLocation],
        ] as const
      ).filter(([, before, after]) => before !== after)
    : [];
  return (
    <section className={styles.root} aria-label={isGone ? 'Withdrawn job' : 'Changed job'}>
      <h2 className={styles.heading}>
        <Icon name="warning" />
        {isGone
          ? `Your ${jobAt(job.time)} on ${dayOf(job.date)} was withdrawn`
          : `Your ${jobAt(was?.time || job.time)} has changed`}
      </h2>
      {!isGone && changes.length > 0 && (
        <dl className={styles.facts}>
          {changes.map(([name, before, after]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <s>{before}</s> <strong>{after}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.why}>
        {!isGone && job.flight && `It follows ${job.flight}. `}
        Said at {msToLocal(Date.parse(job.changedAt), zone).slice(11, 16)}.
      </p>
      <Button className={styles.large} appearance="primary" onClick={onSeen}>
        {isGone ? 'Seen, I do not go' : job.time ? `Seen, I go at ${job.time}` : 'Seen, I go'}
      </Button>
    </section>
  );
}
