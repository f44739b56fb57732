import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inRow, pageWide } from '#web/ui/stack.ts';
import { roundMark } from '#web/ui/surface.ts';
import { heardOnly, smallInLine } from '#web/ui/text.ts';

const steps = ['Flight', 'Passengers', 'Review and pay', 'Ticket'] as const;
export type Step = (typeof steps)[number];

const useStyles = makeStyles({
  bar: { backgroundColor: tokens.colorNeutralBackground1, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  list: {
    ...pageWide,
    display: 'flex',
    alignItems: 'center',
    listStyleType: 'none',
    height: '48px',
    padding: '0 24px',
    [upTo768]: { padding: '0 16px' },
  },
  step: {
    ...inRow('8px'),
    color: tokens.colorNeutralForeground3,
    ':not(:last-child)::after': {
      content: '""',
      width: '48px',
      height: '1px',
      margin: '0 12px 0 4px',
      backgroundColor: tokens.colorNeutralStroke1,
      [upTo768]: { width: 'auto', minWidth: '8px', flexGrow: 1, margin: '0 8px 0 0' },
    },
    [upTo768]: { ':not(:last-child)': { flexGrow: 1 } },
  },
  number: { ...smallInLine, ...roundMark, boxShadow: `inset 0 0 0 1px ${tokens.colorNeutralStroke1}` },
  done: { backgroundColor: siteTokens.selectedBackground, color: tokens.colorBrandForeground1, boxShadow: 'none' },
  now: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: 'none',
    fontWeight: 600,
  },
  nowStep: { color: tokens.colorNeutralForeground1, fontWeight: 600 },
  name: { whiteSpace: 'nowrap' },
  // Numbers stay; only the present step has its name on a phone.
  quiet: { [upTo768]: heardOnly },
});

/** Where the booking stands, from the flight to the ticket. */
export function Stepper({ at }: { at: Step }) {
  const styles = useStyles();
  const now = steps.indexOf(at);
  return (
    <nav aria-label="Steps of the booking" className={styles.bar}>
      <ol className={styles.list}>
        {steps.map((name, i) => (
          <li
            key={name}
            className={mergeClasses(styles.step, i === now && styles.nowStep)}
            aria-current={i === now ? 'step' : undefined}
          >
            <span className={mergeClasses(styles.number, i < now && styles.done, i === now && styles.now)}>
              {i < now ? <Icon name="check" size={16} /> : i + 1}
            </span>
            <span className={mergeClasses(styles.name, i !== now && styles.quiet)}>
              {name}
              {i < now && <span hidden> done</span>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
