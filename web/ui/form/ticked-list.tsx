import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Icon } from '../icon.tsx';
import { inRow } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  row: {
    ...inRow('12px'),
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '40px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
    '& svg': { marginLeft: 'auto', flexShrink: 0 },
  },
  chosen: {
    backgroundColor: siteTokens.selectedBackground,
    color: tokens.colorBrandForeground1,
    fontWeight: 600,
    ':hover': { backgroundColor: siteTokens.selectedBackground },
  },
  radio: { position: 'absolute', opacity: 0, pointerEvents: 'none' },
});

interface Props {
  /** What is chosen here. */
  label: string;
  /** Of its radio buttons: unlike any other's on the page. */
  name: string;
  options: readonly { id: string; content: ReactNode }[];
  /** The one with the tick; null for none. */
  marked: string | null;
  onChoose(id: string): void;
}

/** One of a few, as rows of which the chosen one has a tick. */
export function TickedList({ label, name, options, marked, onChoose }: Props) {
  const styles = useStyles();
  return (
    <div role="radiogroup" aria-label={label}>
      {options.map(({ id, content }) => (
        <label key={id} className={mergeClasses(styles.row, id === marked && styles.chosen)}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={id === marked}
            onChange={() => onChoose(id)}
          />
          <span>{content}</span>
          {id === marked && <Icon name="check" />}
        </label>
      ))}
    </div>
  );
}
