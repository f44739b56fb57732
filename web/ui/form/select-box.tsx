import { mergeClasses } from '@fluentui/react-components';
import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { useBoxStyles } from './box-styles.ts';
import { Icon } from '../icon.tsx';

interface Props extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'onChange'> {
  size?: 'medium' | 'large';
  /** Stands before what is chosen. */
  start?: ReactNode;
  onChange: (value: string) => void;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own select in the box of an input. `className` goes to the box. */
export function SelectBox({ size = 'medium', start, onChange, className, ...select }: Props) {
  const styles = useBoxStyles();
  return (
    <span
      className={mergeClasses(
        styles.root,
        size === 'large' && styles.large,
        select['aria-invalid'] && styles.wrong,
        select.disabled && styles.off,
        className,
      )}
      style={{ position: 'relative' }}
    >
      {start && (
        <span style={{ position: 'absolute', left: '12px', display: 'flex', pointerEvents: 'none' }}>{start}</span>
      )}
      <select
        {...select}
        className={mergeClasses(styles.control, styles.options)}
        style={{ appearance: 'none', paddingRight: '20px', paddingLeft: start ? '29px' : undefined }}
        onChange={(event) => onChange(event.target.value)}
      />
      <span style={{ position: 'absolute', right: '10px', display: 'flex', pointerEvents: 'none' }}>
        <Icon name="chevronDown" size={16} />
      </span>
    </span>
  );
}
