import { makeStyles, mergeClasses } from '@fluentui/react-components';
import type { TextareaHTMLAttributes } from 'react';
import { useBoxStyles } from './box-styles.ts';
import { looseSmallText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  box: { padding: 0 },
  text: { display: 'block', padding: '8px 12px', resize: 'vertical' },
  code: { ...looseSmallText, fontFamily: 'ui-monospace, Consolas, monospace' },
});

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> {
  onChange: (text: string) => void;
}

/** Several lines of markup in the box of an input, in letters of one width. */
export function CodeArea({ onChange, className, ...area }: Props) {
  const boxes = useBoxStyles();
  const styles = useStyles();
  return (
    <span className={mergeClasses(boxes.root, area['aria-invalid'] && boxes.wrong, styles.box, className)}>
      <textarea
        rows={8}
        spellCheck={false}
        {...area}
        className={mergeClasses(boxes.control, styles.text, styles.code)}
        onChange={(event) => onChange(event.target.value)}
      />
    </span>
  );
}
