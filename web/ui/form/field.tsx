import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import { quietLine, strongLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { display: 'grid', alignContent: 'start', minWidth: 0 },
  label: { ...strongLine, padding: '2px 0', marginBottom: '2px', color: tokens.colorNeutralForeground1 },
  star: { paddingLeft: '4px', color: tokens.colorPaletteRedForeground3 },
  below: { ...quietLine, display: 'flex', gap: '4px', marginTop: '2px', '& svg': { flexShrink: 0, marginTop: '2px' } },
  error: { color: tokens.colorPaletteRedForeground1 },
  warning: { color: tokens.colorPaletteDarkOrangeForeground1 },
});

/** What the control takes over: it is labelled and described by what stands around it. */
export interface FieldAria {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}
interface Props {
  label: string;
  hint?: string;
  error?: string;
  /** Let through, yet worth a look. */
  warning?: string;
  required?: boolean;
  className?: string;
  children: (aria: FieldAria) => ReactNode;
}

/** A label over a control, its error, warning or hint below. */
export function Field({ label, hint, error, warning, required, className, children }: Props) {
  const styles = useStyles();
  const id = useId();
  const message = error ?? warning;
  const below = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={mergeClasses(styles.root, className)}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden>
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': below || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {message && (
        <span
          id={`${id}-message`}
          role="alert"
          className={mergeClasses(styles.below, error ? styles.error : styles.warning)}
        >
          <Icon name="warning" size={12} />
          {message}
        </span>
      )}
      {hint && (
        <span id={`${id}-hint`} className={styles.below}>
          {hint}
        </span>
      )}
    </div>
  );
}
