import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { quietLine } from '#web/ui/text.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Spec: search inputs ask once they have stood still so long. Milliseconds. */
const STILL = 500;

const useStyles = makeStyles({
  // In the flow, not over it: in a dialog nothing is cut off, and a phone's keyboard hides no part of it.
  list: {
    margin: '4px 0 0',
    padding: '4px',
    maxHeight: '220px',
    overflowY: 'auto',
    listStyleType: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  option: {
    display: 'grid',
    minHeight: '40px',
    boxSizing: 'border-box',
    alignContent: 'center',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorNeutralBackground3 },
  note: quietLine,
  said: { padding: '6px 12px', color: tokens.colorNeutralForeground3 },
});

/** What can be chosen. */
export interface Choice {
  id: string;
  name: string;
  /** What it may be told apart by. */
  note?: string;
}

interface Props<C extends Choice> {
  label: string;
  hint?: string;
  error?: string;
  required?: boolean;
  placeholder?: string;
  disabled?: boolean;
  /** As high as a form's fields unless it stands in a list's bar. */
  size?: 'medium' | 'large';
  /** Name of what is chosen; empty for nothing. */
  chosen: string;
  /** What this finds, e.g. `cities`: it is said where nothing is found. */
  things: string;
  /** Id of what it is found in, e.g. a city: other answers than elsewhere. */
  within?: string;
  /** Asks for what fits a text, the best first. Undefined where that failed. */
  find(text: string): Promise<readonly C[] | undefined>;
  /** What is said where asking failed. */
  failed?: string;
  /** What was chosen; undefined once the field is emptied. */
  onChoose(choice: C | undefined): void;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A field that finds as one types: arrows walk the list, Enter takes the marked one, Tab the first, Escape lets go. */
export function TypeAhead<C extends Choice>({
  label,
  hint,
  error,
  required,
  placeholder,
  disabled,
  chosen,
  things,
  ...props
}: Props<C>) {
  const { within = '', find, failed, onChoose, autoFocus, ref, size = 'large' } = props;
  const styles = useStyles();
  const client = useQueryClient();
  const list = useId();
  const [text, setText] = useState<string>();
  const [marked, setMarked] = useState(0);
  const typed = text?.trim() ?? '';
  const searched = useDebounced(typed, STILL);
  const query = (words: string) => ({
    queryKey: ['type-ahead', things, within, words.toLowerCase()] as const,
    staleTime: 30_000,
    queryFn: async () => (await find(words)) ?? null,
  });
  const { data } = useQuery({ ...query(searched), enabled: typed !== '' && searched !== '' });
  const isHeard = typed === searched && data !== undefined;
  const options = (typed && data) || [];
  const active = Math.min(marked, options.length - 1);

  const take = (choice: C | undefined) => {
    setText(undefined);
    setMarked(0);
    if (choice) onChoose(choice);
  };
  /** Whoever is faster than the list has it asked for at once. */
  const takeFirst = async (at = 0) => take(((isHeard ? data : await client.fetchQuery(query(typed))) ?? [])[at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (text === undefined) return;
    if (key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      take(undefined);
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setMarked(Math.max(0, Math.min(options.length - 1, active + (key === 'ArrowDown' ? 1 : -1))));
    } else if (typed && key === 'Enter') {
      event.preventDefault();
      void takeFirst(isHeard ? Math.max(0, active) : 0);
    } else if (typed && key === 'Tab' && !shiftKey) void takeFirst();
  };
  const said = !typed || (isHeard && options.length) ? '' : saidOf(isHeard, data === null, { things, failed });
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(aria) => (
        <>
          <InputBox
            {...aria}
            ref={ref}
            size={size}
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            autoFocus={autoFocus}
            disabled={disabled}
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={options.length ? `${list}-${active}` : undefined}
            placeholder={placeholder}
            maxLength={80}
            value={text ?? chosen}
            onFocus={({ target }) => target.select()}
            onKeyDown={onKeyDown}
            onBlur={() => {
              // Tab's own choice is still asked for; what stands there unfinished goes back to what was chosen.
              if (isHeard || !typed) setText(undefined);
            }}
            onChange={(next) => {
              setText(next);
              setMarked(0);
              if (!next.trim()) onChoose(undefined);
            }}
          />
          {(options.length > 0 || said) && (
            <ul id={list} role="listbox" aria-label={label} className={styles.list}>
              {options.map(({ id, name, note }, at) => (
                <li
                  key={id}
                  id={`${list}-${at}`}
                  role="option"
                  aria-selected={at === active}
                  className={mergeClasses(styles.option, at === active && styles.active)}
                  onMouseMove={() => setMarked(at)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => take(options[at])}
                >
                  <span>{name}</span>
                  {note && <span className={styles.note}>{note}</span>}
                </li>
              ))}
              {said && (
                <li role="option" aria-disabled aria-selected={false} className={styles.said}>
                  {said}
                </li>
              )}
            </ul>
          )}
        </>
      )}
    </Field>
  );
}

/** What stands in the list while there is nothing to choose. */
function saidOf(
  isHeard: boolean,
  isRefused: boolean,
  { things, failed }: Pick<Props<Choice>, 'things' | 'failed'>,
): string {
  if (!isHeard) return `Searching ${things}`;
  return isRefused ? (failed ?? `The ${things} could not be loaded.`) : `No matching ${things}.`;
}
