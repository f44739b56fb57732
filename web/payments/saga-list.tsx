import { makeStyles, mergeClasses, Spinner, tokens } from '@fluentui/react-components';
import { useSite } from '#web/site/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { plainList } from '#web/ui/stack.ts';
import { roundMark } from '#web/ui/surface.ts';
import { besideMark, quietInLine } from '#web/ui/text.ts';
import type { SagaStep } from './saga-steps.ts';

const useStyles = makeStyles({
  list: plainList,
  step: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    columnGap: '16px',
    paddingBottom: '24px',
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
  doneStep: { ':not(:last-child)::before': { backgroundColor: tokens.colorStatusSuccessBorder1 } },
  mark: { ...roundMark, boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}` },
  done: {
    boxShadow: 'none',
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
  },
  failed: {
    boxShadow: 'none',
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
  },
  now: { boxShadow: 'none' },
  title: { ...besideMark, fontWeight: tokens.fontWeightSemibold },
  quiet: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground3 },
  detail: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  time: { ...quietInLine, ...besideMark, fontVariantNumeric: 'tabular-nums' },
  running: { color: tokens.colorStatusWarningForeground3, fontWeight: tokens.fontWeightSemibold },
  slow: {
    marginTop: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorStatusWarningBackground1,
    gridColumn: '2 / -1',
  },
  slowTitle: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorStatusWarningForeground3 },
  slowText: { margin: '4px 0 0' },
});

const words: Record<SagaStep['status'], string> = {
  done: 'done',
  now: 'in progress',
  next: 'to come',
  failed: 'failed',
};

/** The steps as they happen; `now` is the server's clock in ms. */
export function SagaList({
  steps,
  now,
  label = 'Steps of the booking',
}: {
  steps: readonly SagaStep[];
  now: number;
  label?: string;
}) {
  const styles = useStyles();
  const { zone } = useSite();
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone: zone });
  return (
    <ol className={styles.list} aria-label={label} aria-live="polite">
      {steps.map(({ title, detail, status, at, slow }) => (
        <li key={title} className={mergeClasses(styles.step, status === 'done' && styles.doneStep)}>
          <span className={mergeClasses(styles.mark, styles[status === 'next' ? 'mark' : status])}>
            {status === 'done' && <Icon name="check" size={16} />}
            {status === 'failed' && <Icon name="close" size={16} />}
            {status === 'now' && <Spinner size="tiny" role="presentation" aria-hidden />}
          </span>
          <div>
            <div className={mergeClasses(styles.title, status === 'next' && styles.quiet)}>
              {title}
              <span hidden>, {words[status]}</span>
            </div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
          {at && (
            <time
              dateTime={at}
              aria-live="off"
              className={mergeClasses(styles.time, status === 'now' && styles.running)}
            >
              {status === 'now'
                ? `${Math.max(0, Math.round((now - Date.parse(at)) / 1000))} s`
                : clock.format(Date.parse(at))}
            </time>
          )}
          {slow && (
            <div className={styles.slow}>
              <div className={styles.slowTitle}>Slower than usual</div>
              <p className={styles.slowText}>{slow}</p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
