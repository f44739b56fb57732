import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { TextareaHTMLAttributes } from 'react';
import { useBoxStyles } from './box-styles.ts';

const useStyles = makeStyles({
  box: { padding: 0 },
  text: { display: 'block', padding: '8px 12px', resize: 'vertical' },
  code: { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: '12px', lineHeight: '20px' },
});

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  /** In letters of one width. */
  code?: boolean;
  onChange: (text: string) => void;
}

/** Several lines of text in the box of an input. */
export function TextArea({ code, onChange, className, ...area }: Props) {
  const boxes = useBoxStyles();
  const styles = useStyles();
  return (
    <span className={mergeClasses(boxes.root, area['aria-invalid'] && boxes.wrong, styles.box, className)}>
      <textarea
        rows={8}
        spellCheck={!code}
        {...area}
        className={mergeClasses(boxes.control, styles.text, code && styles.code)}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
