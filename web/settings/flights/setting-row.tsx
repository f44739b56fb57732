import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { apart } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  row: { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { ...apart('16px'), minHeight: '40px' },
  label: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  hint: quietLine,
  wrong: { ...wrongLine, display: 'block', textAlign: 'right' },
  number: { flexShrink: 0, width: '104px', '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
  choice: { flexShrink: 0, width: '176px' },
});

interface Row {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** A setting with its control at the line's end, and below it what is wrong. */
function SettingRow({
  label,
  hint,
  error,
  control,
}: Row & {
  control(aria: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }): ReactNode;
}) {
  const styles = useStyles();
  const id = useId();
  const below = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <span className={styles.label}>
          <label htmlFor={id}>{label}</label>
          {hint && (
            <span id={`${id}-hint`} className={styles.hint}>
              {hint}
            </span>
          )}
        </span>
        {control({ id, 'aria-describedby': below || undefined, 'aria-invalid': error ? true : undefined })}
      </div>
      {error && (
        <span id={`${id}-error`} role="alert" className={styles.wrong}>
          {error}
        </span>
      )}
    </div>
  );
}

/** A whole number; NaN while nothing stands there. */
export function NumberRow({
  value,
  unit,
  digits,
  onChange,
  ...row
}: Row & { value: number; unit?: string; digits: number; onChange(value: number): void }) {
  const styles = useStyles();
  return (
    <SettingRow
      {...row}
      control={(aria) => (
        <InputBox
          {...aria}
          className={styles.number}
          inputMode="numeric"
          autoComplete="off"
          maxLength={digits}
          disabled={row.disabled}
          value={Number.isFinite(value) ? String(value) : ''}
          contentAfter={unit}
          onChange={(text) => {
            const typed = text.replace(/\D/g, '');
            onChange(typed ? Number(typed) : NaN);
          }}
        />
      )}
    />
  );
}

/** Words that are read elsewhere into what they mean, such as an amount. */
export function TextRow({
  value,
  unit,
  onChange,
  ...row
}: Row & { value: string; unit?: string; onChange(text: string): void }) {
  const styles = useStyles();
  return (
    <SettingRow
      {...row}
      control={(aria) => (
        <InputBox
          {...aria}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          maxLength={13}
          disabled={row.disabled}
          value={value}
          contentAfter={unit}
          onChange={onChange}
        />
      )}
    />
  );
}

export function ChoiceRow<V extends string>({
  value,
  options,
  onChange,
  ...row
}: Row & { value: V; options: readonly (readonly [V, string])[]; onChange(value: V): void }) {
  const styles = useStyles();
  return (
    <SettingRow
      {...row}
      control={(aria) => (
        <SelectBox
          {...aria}
          className={styles.choice}
          disabled={row.disabled}
          value={value}
          onChange={(chosen) => {
            const found = options.find(([one]) => one === chosen);
            if (found) onChange(found[0]);
          }}
        >
          {options.map(([one, text]) => (
            <option key={one} value={one}>
              {text}
            </option>
          ))}
        </SelectBox>
      )}
    />
  );
}

/** A switch is its own name: the words beside it are for the eye. */
export function SwitchRow({
  label,
  hint,
  error,
  disabled,
  isOn,
  onChange,
}: Row & { isOn: boolean; onChange(isOn: boolean): void }) {
  const styles = useStyles();
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <span className={styles.label}>
          <span aria-hidden>{label}</span>
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        <Switch label={label} checked={isOn} disabled={disabled ?? false} onChange={onChange} />
      </div>
      {error && (
        <span role="alert" className={styles.wrong}>
          {error}
        </span>
      )}
    </div>
  );
}
