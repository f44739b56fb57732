import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { getAirports } from '#shared/reference/get-airports.ts';
import type { Airport } from '#shared/reference/model.ts';
import { callApi } from '#web/api/client.ts';
import { lazyAside } from '#web/ui/load-again.ts';
import { quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { searchTarget } from '#web/ui/shortcuts.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useCellStyles } from './cell-styles.ts';
import type { Place } from './form-state.ts';

const SheetCloses = lazyAside(() => import('#web/ui/dialog/sheet-closes.tsx'));

/** Spec: search inputs wait 500 ms. The first letter asks at once. */
const DEBOUNCE = 500;

const useStyles = makeStyles({
  root: { position: 'relative' },
  // While something is written on a phone: the field stays the same, its cell becomes a sheet with the list in it.
  place: { [upTo768]: { minHeight: '72px' } },
  // The button that swaps both stands at their end.
  beside: { [upTo768]: { paddingRight: '64px' } },
  sheet: {
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: 60,
    height: 'calc(100dvh - 16px)',
    [upTo768]: { padding: '16px 56px 0 16px' },
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
    boxShadow: '0 0 0 100vmax rgba(10, 14, 22, 0.45)',
    ':focus-within': {
      borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
      boxShadow: '0 0 0 100vmax rgba(10, 14, 22, 0.45)',
    },
  },
  list: {
    position: 'absolute',
    top: '100%',
    left: 0,
    zIndex: 20,
    marginTop: '8px',
    padding: '8px',
    width: 'max(100%, 340px)',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '360px',
    overflowY: 'auto',
    boxSizing: 'border-box',
    listStyleType: 'none',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow28,
    [upTo768]: {
      position: 'static',
      width: 'auto',
      maxHeight: 'none',
      minHeight: 0,
      flexGrow: 1,
      flexShrink: 1,
      margin: '8px -52px 0 -12px',
      maxWidth: 'none',
      overscrollBehavior: 'contain',
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
  option: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '12px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorNeutralBackground3 },
  grouped: { paddingLeft: '28px' },
  code: { color: tokens.colorNeutralForeground3, alignSelf: 'center' },
  name: { ...quietLine, gridColumn: '1 / -1' },
  note: { padding: '8px 12px', color: tokens.colorNeutralForeground3 },
});

interface Props {
  label: string;
  value: Place | undefined;
  error: string | undefined;
  onChange(place: Place): void;
  autoFocus?: boolean;
  /** `/` leads here. */
  isShortcut?: boolean;
}

/** A city's airports stand together, where the first of them matched. */
const byCity = (airports: readonly Airport[]): Airport[] => {
  const place = ({ cityCode }: Airport) => airports.findIndex((one) => one.cityCode === cityCode);
  return airports.toSorted((a, b) => place(a) - place(b));
};

const asPlace = ({ code, city, name }: Airport): Place => ({ code, city, name });

/** An airport by city, name or code. Arrows walk the list, Enter takes the marked one, Tab the first match. */
export function AirportInput({ label, value, error, onChange, autoFocus, isShortcut }: Props) {
  const styles = useStyles();
  const cell = useCellStyles();
  const client = useQueryClient();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<string>();
  const [found, setFound] = useState<Airport[]>();
  const [marked, setMarked] = useState<string>();
  const asked = useRef('');
  const typing = text !== undefined;
  const isSheet = useMedia(upTo768) && typing;
  // By its code: an answer that comes later may move the marked airport, it does not undo the mark.
  const active = Math.max(0, found?.findIndex(({ code }) => code === marked) ?? 0);

  const find = useCallback(
    async (search: string): Promise<Airport[]> => {
      asked.current = search;
      const answer = await client.fetchQuery({
        queryKey: ['airports', search.toLowerCase()],
        staleTime: Infinity,
        queryFn: () => callApi(getAirports, { search, limit: 8 }),
      });
      const airports = answer.ok ? byCity(answer.value) : [];
      if (asked.current === search) setFound(airports);
      return airports;
    },
    [client],
  );

  useEffect(() => {
    if (!text?.trim()) return;
    const timer = setTimeout(() => void find(text.trim()), text.trim().length === 1 ? 0 : DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, find]);

  const take = (airport: Airport | undefined) => {
    setText(undefined);
    setFound(undefined);
    setMarked(undefined);
    asked.current = '';
    if (airport) onChange(asPlace(airport));
  };

  const onKeyDown = async (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The list alone, not the dialog that the search may stand in.
      if (typing) event.preventDefault();
      return take(undefined);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      return setMarked(
        found?.[Math.max(0, Math.min(found.length - 1, active + (event.key === 'ArrowDown' ? 1 : -1)))]?.code,
      );
    }
    if (!typing || !text.trim() || (event.key !== 'Enter' && event.key !== 'Tab')) return;
    if (event.key === 'Enter') event.preventDefault();
    const chosen = event.key === 'Enter' && marked && found?.[active];
    if (chosen) return take(chosen);
    const fresh = asked.current === text.trim() && found ? found : await find(text.trim());
    take(fresh[0]);
  };

  const field = (
    <div
      ref={sheet}
      className={mergeClasses(cell.cell, styles.root, styles.beside, isSheet && styles.sheet)}
      onClick={() => input.current?.focus()}
    >
      <label className={cell.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={mergeClasses(cell.value, cell.input)}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        {...(isShortcut && searchTarget)}
        aria-expanded={Boolean(found)}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found?.length ? `${id}-${active}` : undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={`${id}-below`}
        placeholder="City or airport"
        value={text ?? (value ? `${value.city} ${value.code}` : '')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setText(event.target.value);
          setMarked(undefined);
        }}
        onKeyDown={(event) => void onKeyDown(event)}
        onBlur={() => setTimeout(() => take(undefined), 150)}
      />
      <span id={`${id}-below`} className={mergeClasses(cell.below, error && cell.error)}>
        {error ?? value?.name ?? '\u00a0'}
      </span>
      {found && (
        <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles.list}>
          {found.length === 0 && <li className={styles.note}>No airport matches “{text}”.</li>}
          {found.map((airport, i) => (
            <li
              key={airport.code}
              id={`${id}-${i}`}
              role="option"
              aria-selected={i === active}
              className={mergeClasses(
                styles.option,
                i === active && styles.active,
                airport.cityCode === found[i - 1]?.cityCode && styles.grouped,
              )}
              onMouseMove={() => setMarked(airport.code)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={(event) => {
                event.stopPropagation();
                take(airport);
                input.current?.blur();
              }}
            >
              <span>
                {airport.city}, {airport.country}
              </span>
              <span className={styles.code}>{airport.code}</span>
              <span className={styles.name}>{airport.name}</span>
            </li>
          ))}
        </ul>
      )}
      {isSheet && <SheetCloses sheet={sheet} onClose={() => take(undefined)} />}
    </div>
  );
  return <div className={styles.place}>{field}</div>;
}
