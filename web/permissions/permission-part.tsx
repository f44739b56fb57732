import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { inGrid, inRow, plainList } from '#web/ui/stack.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { countOn, type Draft, type GrantedPermission, isAnyOn, isOn } from './draft.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { partHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { marginBottom: '12px' },
  head: {
    ...inRow('8px'),
    minHeight: '40px',
    paddingRight: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  heading: partHeading,
  count: { ...quietLine, flexGrow: 1, fontVariantNumeric: 'tabular-nums' },
  list: plainList,
  row: {
    ...inGrid('260px minmax(0, 1fr) 96px', '12px'),
    alignItems: 'center',
    minHeight: '40px',
    paddingRight: '8px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    [upTo600]: { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: '44px' },
  },
  // Its box stands where the heading begins.
  box: { marginLeft: '-8px' },
  off: { color: tokens.colorNeutralForeground3 },
  on: { color: tokens.colorNeutralForeground1 },
  hint: { ...quietLine, [upTo600]: { display: 'none' } },
  mark: { ...quietLine, textAlign: 'right', whiteSpace: 'nowrap' },
  changed: { fontWeight: 600, color: tokens.colorBrandForeground1 },
});

interface Props {
  name: string;
  permissions: readonly GrantedPermission[];
  draft: Draft;
  disabled: boolean;
  onSwitchOne(permission: GrantedPermission, on: boolean): void;
  /** Left out where not all of it is shown. */
  onSwitchAll: ((permissions: readonly GrantedPermission[], on: boolean) => void) | undefined;
}

/** A part of a module: its switch, and each permission with what was changed of it in words. */
export function PermissionPart({ name, permissions, draft, disabled, onSwitchOne, onSwitchAll }: Props) {
  const styles = useStyles();
  const id = useId();
  const on = countOn(permissions, draft);
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {name}
        </h2>
        {onSwitchAll && (
          <>
            <span className={styles.count}>{on ? `${on} of ${permissions.length} on` : 'Off'}</span>
            <Switch
              label={`All of ${name}`}
              checked={isAnyOn(permissions, draft)}
              disabled={disabled}
              onChange={(next) => onSwitchAll(permissions, next)}
            />
          </>
        )}
      </div>
      <ul className={styles.list}>
        {permissions.map((permission) => {
          const isActive = isOn(permission, draft);
          return (
            <li key={permission.id} className={styles.row}>
              <Checkbox
                className={mergeClasses(styles.box, isActive ? styles.on : styles.off)}
                label={permission.label}
                checked={isActive}
                disabled={disabled}
                onChange={(next) => onSwitchOne(permission, next)}
              />
              <span className={styles.hint}>{permission.hint}</span>
              <Mark permission={permission} draft={draft} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Mark({ permission, draft }: { permission: GrantedPermission; draft: Draft }) {
  const styles = useStyles();
  const wanted = draft[permission.id];
  if (wanted !== undefined)
    return <span className={mergeClasses(styles.mark, styles.changed)}>{wanted ? 'Turned on' : 'Turned off'}</span>;
  return (
    <span className={styles.mark}>{!permission.defaultAllowed && !permission.isActive ? 'Off by default' : ''}</span>
  );
}
