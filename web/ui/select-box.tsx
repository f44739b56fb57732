import { mergeClasses } from '@fluentui/react-components';
import type { Ref, SelectHTMLAttributes } from 'react';
import { useBoxStyles } from './box-styles.ts';
import { Icon } from './icon.tsx';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange'> {
  size?: 'medium' | 'large';
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select in the box of an input. `className` goes to the box. */
export function SelectBox({ size = 'medium', onChange, className, ...select }: Props) {
  const styles = useBoxStyles();
  return (
    <span className={mergeClasses(styles.root, size === 'large' && styles.large, select['aria-invalid'] && styles.wrong, select.disabled && styles.off, className)} style={{ position: 'relative' }}>
      <select {...select} className={mergeClasses(styles.control, styles.options)} style={{ appearance: 'none', paddingRight: '20px' }} onChange={(event) => onChange(event.target.value)} />
      <span style={{ position: 'absolute', right: '10px', display: 'flex', pointerEvents: 'none' }}><Icon name="chevronDown" size={16} /></span>
    </span>
  );
}
