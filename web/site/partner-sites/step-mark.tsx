import { makeStyles, tokens } from '@fluentui/react-components';
import { heardOnly } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { flexShrink: 0, alignSelf: 'flex-start' },
  done: { color: tokens.colorPaletteGreenForeground1 },
  open: { color: tokens.colorNeutralForeground3 },
  begun: { color: tokens.colorBrandForeground1 },
  heard: heardOnly,
});

/** How far a step is: a tick, half a disc, or an empty circle. */
export function StepMark({ isDone, isBegun }: { isDone: boolean; isBegun: boolean }) {
  const styles = useStyles();
  const state = isDone ? 'done' : isBegun ? 'begun' : 'open';
  return (
    <span className={styles.root}>
      <span className={styles.heard}>{{ done: 'Done:', begun: 'Started:', open: 'To do:' }[state]}</span>
      <svg
        className={styles[state]}
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        aria-hidden
      >
        <circle cx="10" cy="10" r="7.500" />
        {isDone && <path d="m6.500 10.300 2.400 2.400 4.600-5.200" strokeWidth="1.600" />}
        {!isDone && isBegun && <path d="M2.500 10a7.500 7.500 0 0 0 15 0Z" fill="currentColor" stroke="none" />}
      </svg>
    </span>
  );
}
