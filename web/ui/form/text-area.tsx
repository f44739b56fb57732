import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { TextareaHTMLAttributes } from 'react';
import { useBoxStyles } from './box-styles.ts';
import { Field } from './field.tsx';

const useStyles = makeStyles({
  box: { padding: 0 },
  area: {
    display: 'block',
    minHeight: '80px',
    padding: '8px 12px',
    resize: 'vertical',
    fieldSizing: 'content',
    maxHeight: '320px',
  },
});

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'onChange'> {
  label: string;
  hint?: string;
  error?: string;
  onChange(text: string): void;
}

/** A labelled field of several lines, which grows with them. */
export function TextArea({ label, hint, error, onChange, ...area }: Props) {
  const [box, styles] = [useBoxStyles(), useStyles()];
  return (
    <Field label={label} hint={hint} error={error}>
      {(aria) => (
        <span className={mergeClasses(box.root, styles.box, error !== undefined && box.wrong)}>
          <textarea
            dir="auto"
            {...area}
            {...aria}
            className={mergeClasses(box.control, styles.area)}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
