import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ActivityRuleShown } from '#shared/activities/markup/rule-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...inGrid('minmax(0, 1fr) 96px auto', '4px 16px'),
    alignItems: 'center',
    padding: '10px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  what: { fontWeight: 600 },
  quiet: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  meta: { ...quietLine, overflowWrap: 'anywhere' },
  buttons: { display: 'flex', alignItems: 'center', gap: '8px', [upTo600]: { gridColumn: '1 / -1' } },
});

const mark = {
  active: { tone: 'done', text: 'Active' },
  off: { tone: 'over', text: 'Off' },
  planned: { tone: 'working', text: 'Planned' },
  over: { tone: 'over', text: 'Ended' },
  hidden: { tone: 'waiting', text: 'Hidden' },
} as const;

interface Props {
  rules: readonly ActivityRuleShown[];
  mayEdit: boolean;
  isSaving: boolean;
  onToggle(rule: ActivityRuleShown): void;
  onEdit(rule: ActivityRuleShown): void;
  onDelete(rule: ActivityRuleShown): void;
}

/** The rules, the one that goes before first: what each adds, for what, and whether it can win. */
export function ActivityRuleList({ rules, mayEdit, isSaving, onToggle, onEdit, onDelete }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="Rules">
      {rules.map((rule) => {
        const [what, ...rest] = rule.words.split(': ');
        const isQuiet = rule.state !== 'active' && rule.state !== 'planned';
        return (
          <li key={rule.id} className={styles.row} aria-label={rule.words}>
            <div>
              <div className={mergeClasses(styles.what, isQuiet && styles.quiet)}>{what}</div>
              <div className={styles.meta}>{rest.join(': ')}</div>
              {rule.note && <div className={styles.meta}>{rule.note}</div>}
            </div>
            <Status isSmall {...mark[rule.state]} />
            {mayEdit && (
              <div className={styles.buttons}>
                <Switch
                  label={`Use ${rule.words}`}
                  checked={rule.isOn}
                  disabled={isSaving}
                  onChange={() => onToggle(rule)}
                />
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
