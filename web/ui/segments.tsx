import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useRef } from 'react';
import { upTo300, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { bareButton } from '#web/ui/surface.ts';

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    gap: '2px',
    padding: '4px',
    borderRadius: '10px',
    backgroundColor: tokens.colorNeutralBackground3,
    [upTo300]: { flexWrap: 'wrap' },
  },
  // Four words beside each other on a phone.
  wide: {
    justifySelf: 'start',
    maxWidth: '100%',
    boxSizing: 'border-box',
    '& > button': { padding: '0 8px' },
    [upTo768]: { justifySelf: 'stretch', display: 'flex', '& > button': { flexGrow: 1, padding: '0 4px' } },
  },
  option: {
    ...bareButton,
    minHeight: '32px',
    padding: '0 12px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground2,
    whiteSpace: 'nowrap',
    [upTo768]: { minHeight: '40px' },
  },
  chosen: {
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightMedium,
    boxShadow: siteTokens.cardShadow,
  },
});

interface Props<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange(value: V): void;
  /** As wide as its place on a phone. */
  isWide?: boolean;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of a few, side by side: a radio group that arrows walk. */
export function Segments<V extends string>({ label, value, options, onChange, isWide }: Props<V>) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const at = (options.findIndex((option) => option.value === value) + step + options.length) % options.length;
    onChange(options[at]!.value);
    (root.current?.children[at] as HTMLElement | undefined)?.focus();
  };
  return (
    <div
      ref={root}
      role="radiogroup"
      aria-label={label}
      className={mergeClasses(styles.root, isWide && styles.wide)}
      onKeyDown={walk}
    >
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="radio"
            aria-checked={chosen}
            tabIndex={chosen ? 0 : -1}
            className={mergeClasses(styles.option, chosen && styles.chosen)}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
