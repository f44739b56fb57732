import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { RbacModule } from '#shared/permissions/permission-group.ts';
import { growing, inRow } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { countOn, type Draft, isAnyOn, permissionsIn } from './draft.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: '0 16px 0 0',
    listStyleType: 'none',
    borderRight: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  row: {
    ...inRow('8px'),
    minHeight: '48px',
    paddingRight: '12px',
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  chosen: {
    backgroundColor: siteTokens.selectedBackground,
    ':hover': { backgroundColor: siteTokens.selectedBackground },
  },
  button: {
    ...bareButton,
    ...focusRing,
    ...growing,
    display: 'grid',
    padding: '6px 0 6px 12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textAlign: 'left',
  },
  name: { overflowWrap: 'anywhere' },
  chosenName: { fontWeight: 600, color: tokens.colorBrandForeground1 },
  count: { ...quietLine, fontVariantNumeric: 'tabular-nums' },
  phone: inRow('12px'),
  grow: growing,
});

interface Props {
  modules: readonly RbacModule[];
  draft: Draft;
  /** The module whose permissions are shown; none while something is searched for. */
  chosen: string | undefined;
  disabled: boolean;
  onChoose(moduleName: string): void;
  onSwitch(module: RbacModule, on: boolean): void;
}

const countText = (module: RbacModule, draft: Draft): string => {
  const permissions = permissionsIn(module);
  const on = countOn(permissions, draft);
  return on ? `${on} of ${permissions.length} on` : 'Off';
};

/** The modules with their switches, beside their permissions. */
export function ModuleList({ modules, draft, chosen, disabled, onChoose, onSwitch }: Props) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label="Modules">
      {modules.map((module) => {
        const { moduleName } = module;
        const isChosen = moduleName === chosen;
        return (
          <li key={moduleName} className={mergeClasses(styles.row, isChosen && styles.chosen)}>
            <button
              type="button"
              className={styles.button}
              aria-current={isChosen || undefined}
              onClick={() => onChoose(moduleName)}
            >
              <span className={mergeClasses(styles.name, isChosen && styles.chosenName)}>{moduleName}</span>
              <span className={styles.count}>{countText(module, draft)}</span>
            </button>
            <Switch
              label={moduleName}
              checked={isAnyOn(permissionsIn(module), draft)}
              disabled={disabled}
              onChange={(on) => onSwitch(module, on)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The same on a phone: a list to choose from, with the chosen one's switch. */
export function ModuleSelect({ modules, draft, chosen, disabled, onChoose, onSwitch }: Props) {
  const styles = useStyles();
  const module = modules.find(({ moduleName }) => moduleName === chosen);
  return (
    <div className={styles.phone}>
      <SelectBox className={styles.grow} aria-label="Module" size="large" value={chosen ?? ''} onChange={onChoose}>
        {modules.map((one) => (
          <option key={one.moduleName} value={one.moduleName}>
            {one.moduleName}, {countText(one, draft)}
          </option>
        ))}
      </SelectBox>
      {module && (
        <Switch
          label={module.moduleName}
          checked={isAnyOn(permissionsIn(module), draft)}
          disabled={disabled}
          onChange={(on) => onSwitch(module, on)}
        />
      )}
    </div>
  );
}
