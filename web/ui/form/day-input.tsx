import { makeStyles, tokens } from '@fluentui/react-components';
import { type Ref, useRef, useState } from 'react';
import { isDay } from '#shared/flights/is-day.ts';
import type { Day } from '#shared/time.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { FieldAria } from './field.tsx';
import { InputBox } from './input-box.tsx';
import { readDay, writeDay } from './read-day.ts';
import { focusRing } from '#web/ui/surface.ts';
import { smallInLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  box: {
    position: 'relative',
    gap: 0,
    paddingRight: '2px',
    // Half of a phone's card: the whole of the pattern is read beside the calendar's button.
    [upTo768]: { '& input::placeholder': smallInLine },
  },
  open: {
    ...focusRing,
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '24px',
    height: '28px',
    // As tall as its box, whose borders it lies over.
    [upTo768]: { height: '40px', margin: '-1px 0' },
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  // There for its calendar alone, which opens where it stands.
  device: { position: 'absolute', right: 0, bottom: 0, width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' },
});

interface Props {
  aria: FieldAria;
  name: string;
  size?: 'medium' | 'large';
  /** A day, or whatever else was typed: the form says that it is none. */
  value: string;
  min?: Day;
  max?: Day;
  ref?: Ref<HTMLInputElement>;
  onBlur?(): void;
  onChange(value: string): void;
}

/**
 * A calendar day: typed as people write days (see read-day.ts), or picked from the device's own calendar. Shown as `DD
 * MMM YYYY` once the field is left, whatever language the device speaks.
 */
export function DayInput({ aria, name, size, value, min, max, ref, onBlur, onChange }: Props) {
  const styles = useStyles();
  const [typed, setTyped] = useState<string>();
  const device = useRef<HTMLInputElement>(null);
  const day = isDay(value) ? value : '';
  return (
    <InputBox
      {...aria}
      className={styles.box}
      size={size}
      name={name}
      ref={ref}
      autoComplete="off"
      placeholder="DD MMM YYYY"
      maxLength={40}
      value={typed ?? (day ? writeDay(day) : value)}
      onChange={(text) => {
        setTyped(text);
        onChange(readDay(text, max) ?? text.trim());
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur?.();
      }}
      contentAfter={
        <>
          <input
            ref={device}
            type="date"
            aria-hidden
            tabIndex={-1}
            className={styles.device}
            value={day}
            min={min}
            max={max}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.open}
            aria-label="Open calendar"
            aria-describedby={`${aria.id}-label`}
            onClick={() => device.current?.showPicker()}
          >
            <svg
              width={16}
              height={16}
              viewBox="0 0 20 20"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.5}
              aria-hidden
            >
              <path d="M3.500 5h13v11.500h-13ZM3.500 8.500h13M7 3v3M13 3v3" />
            </svg>
          </button>
        </>
      }
    />
  );
}
