import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ShownRule } from '#shared/markups/rule-fields.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...inGrid('minmax(0, 1fr) 112px auto', '2px 16px'),
    alignItems: 'center',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  what: { fontWeight: 600 },
  off: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', gap: '8px', '& button': { minWidth: '64px' }, [upTo600]: { gridColumn: '1 / -1' } },
});

const mark = {
  active: { tone: 'done', text: 'Active' },
  planned: { tone: 'working', text: 'Planned' },
  over: { tone: 'over', text: 'Ended' },
  hidden: { tone: 'waiting', text: 'Hidden' },
} as const;

interface Props {
  rules: readonly ShownRule[];
  mayEdit: boolean;
  onEdit(rule: ShownRule): void;
  onDelete(rule: ShownRule): void;
}

/** The rules of one list, the one that goes before first: what each does, for what, and whether it can win. */
export function RuleList({ rules, mayEdit, onEdit, onDelete }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="Rules">
      {rules.map((rule) => {
        const [what, ...rest] = rule.words.split(': ');
        const isOff = rule.state === 'over' || rule.state === 'hidden';
        return (
          <li key={rule.markupId} className={styles.row} aria-label={rule.words}>
            <div>
              <div className={mergeClasses(styles.what, isOff && styles.off)}>{what}</div>
              <div className={styles.meta}>{rest.join(': ')}</div>
              {rule.note && <div className={styles.meta}>{rule.note}</div>}
            </div>
            <Status isSmall {...mark[rule.state]} />
            {mayEdit && (
              <div className={styles.buttons}>
                <Button size="small" aria-label={`Edit ${rule.words}`} onClick={() => onEdit(rule)}>
                  Edit
                </Button>
                <Button size="small" aria-label={`Delete ${rule.words}`} onClick={() => onDelete(rule)}>
                  Delete
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
