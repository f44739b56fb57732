import type { PartValue, ShownPart } from '#shared/site/parts/parts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { HtmlField } from '#web/ui/form/html-field.tsx';
import { InputBox, type InputBoxProps } from '#web/ui/form/input-box.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import type { PartForm } from './use-settings.ts';

interface Common<P extends ShownPart> {
  form: PartForm<P>;
  name: keyof PartValue<P> & string;
  label: string;
  hint?: string;
}

/** A part's own text on one line. */
export function TextIn<P extends ShownPart>({
  form,
  name,
  label,
  hint,
  ...input
}: Common<P> & Omit<InputBoxProps, 'form' | 'name' | 'value' | 'onChange'>) {
  return (
    <Field label={label} hint={hint} error={form.error(name)}>
      {(aria) => (
        <InputBox
          size="large"
          autoComplete="off"
          dir="auto"
          {...input}
          {...aria}
          name={name}
          disabled={form.disabled}
          value={String(form.value[name] ?? '')}
          onChange={(text) => form.set({ [name]: text } as Partial<PartValue<P>>)}
        />
      )}
    </Field>
  );
}

/** A part's own HTML. */
export function HtmlIn<P extends ShownPart>({
  form,
  name,
  rows,
  nothing,
  ...labels
}: Common<P> & { rows?: number; nothing?: string }) {
  return (
    <HtmlField
      {...labels}
      name={name}
      rows={rows}
      nothing={nothing}
      error={form.error(name)}
      disabled={form.disabled}
      value={String(form.value[name] ?? '')}
      onChange={(html) => form.set({ [name]: html } as Partial<PartValue<P>>)}
    />
  );
}

/** Something that a part switches on or off. */
export function SwitchIn<P extends ShownPart>({ form, name, label, hint }: Common<P>) {
  const styles = useRowStyles();
  const why = form.whyOnly(name);
  return (
    <div className={styles.row}>
      <div>
        <div>{label}</div>
        {hint && <div className={styles.hint}>{hint}</div>}
        {why && <div className={styles.hint}>View only: {why}.</div>}
      </div>
      <Switch
        label={label}
        checked={form.value[name] === true}
        disabled={form.disabled || why !== undefined}
        onChange={(on) => form.set({ [name]: on } as Partial<PartValue<P>>)}
      />
    </div>
  );
}
