import { mergeClasses } from '@fluentui/react-components';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useBoxStyles } from './box-styles.ts';

export interface InputBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'onChange'> {
  size?: 'medium' | 'large';
  contentBefore?: ReactNode;
  contentAfter?: ReactNode;
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** An input with a border of its own. `className` goes to the box. */
export function InputBox({
  size = 'medium',
  contentBefore,
  contentAfter,
  onChange,
  className,
  ...input
}: InputBoxProps) {
  const styles = useBoxStyles();
  return (
    <span
      className={mergeClasses(
        styles.root,
        size === 'large' && styles.large,
        input['aria-invalid'] && styles.wrong,
        input.disabled && styles.off,
        className,
      )}
    >
      {contentBefore}
      <input {...input} className={styles.control} onChange={(event) => onChange(event.target.value)} />
      {contentAfter}
    </span>
  );
}
