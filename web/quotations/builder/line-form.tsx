import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { inGrid, inColumn, inRows } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { FieldInput } from './field-input.tsx';
import type { FieldGroup, Found, FoundChoice } from './fields.ts';
import type { Values } from './pieces.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('12px'),
    padding: '12px 16px 16px 36px',
    backgroundColor: tokens.colorNeutralBackground2,
    [upTo600]: { padding: '12px' },
  },
  fields: { ...inGrid('repeat(auto-fill, minmax(148px, 1fr))', '12px'), alignItems: 'start' },
  wide: { gridColumn: '1 / -1' },
  half: { gridColumn: 'span 2', [upTo600]: { gridColumn: '1 / -1' } },
  heading: cardHeading,
  group: { '& > summary': { ...cardHeading, padding: '6px 0', cursor: 'pointer' }, '& > div': { paddingTop: '4px' } },
  note: { ...quietLine, margin: 0 },
  foot: inRows('8px'),
});

interface Props {
  label: string;
  groups: readonly FieldGroup[];
  values: Values;
  errors: Values;
  currency: string;
  mayEdit: boolean;
  /** Fields that this person may not change, and why they stand as they do. */
  locked?: readonly string[];
  /** Says below the fields where the price comes from. */
  reason?: string;
  find(of: Found, text: string): Promise<readonly FoundChoice[] | undefined>;
  onChange(fields: Values): void;
  /** Of a form that is folded away; left out, it stands for good. */
  onDone?: () => void;
  /** It takes no focus as it comes. */
  isQuiet?: boolean;
}

/** The fields of a line below it. What is typed is saved by itself; Escape or Done folds it. */
export default function LineForm(props: Props) {
  const {
    label,
    groups,
    values,
    errors,
    currency,
    mayEdit,
    locked = [],
    reason,
    find,
    onChange,
    onDone,
    isQuiet,
  } = props;
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isQuiet) return;
    root.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    root.current?.scrollIntoView({ block: 'nearest' });
  }, [isQuiet]);
  const first = groups[0]?.fields[0]?.name;
  const fieldsOf = ({ fields }: FieldGroup) => (
    <div className={styles.fields}>
      {fields.map((spec) => (
        <div
          key={spec.name}
          className={spec.as === 'lines' ? styles.wide : spec.isWide || spec.as === 'find' ? styles.half : undefined}
        >
          <FieldInput
            spec={spec}
            values={values}
            error={errors[spec.name]}
            currency={currency}
            disabled={!mayEdit || locked.includes(spec.name)}
            autoFocus={!isQuiet && spec.name === first}
            find={find}
            onChange={onChange}
          />
        </div>
      ))}
    </div>
  );
  return (
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={styles.root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !onDone) return;
        event.stopPropagation();
        onDone();
      }}
    >
      {groups.map((group) =>
        group.isFolded ? (
          <details
            key={group.heading}
            className={styles.group}
            open={group.fields.some(({ name }) => values[name] || errors[name])}
          >
            <summary>{group.heading}</summary>
            {fieldsOf(group)}
          </details>
        ) : (
          <div key={group.heading ?? ''} {...(group.heading && { role: 'group', 'aria-label': group.heading })}>
            {fieldsOf(group)}
          </div>
        ),
      )}
      {reason && <p className={styles.note}>{reason}</p>}
      {onDone && (
        <div className={styles.foot}>
          <Button onClick={onDone}>Done</Button>
        </div>
      )}
    </div>
  );
}
