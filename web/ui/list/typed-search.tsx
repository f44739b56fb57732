import { makeStyles } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { searchTarget } from '#web/ui/shortcuts.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { useStable } from '#web/ui/use-stable.ts';

const useStyles = makeStyles({
  root: { flexGrow: 1, maxWidth: '320px', [upTo600]: { flexBasis: '100%', maxWidth: 'none' } },
});

interface Props {
  /** What is searched, e.g. `Customers`. */
  label: string;
  placeholder: string;
  /** What the address says is searched for. */
  value: string;
  /** Milliseconds of stillness before it is searched for (spec: users 400, others 500). */
  wait: number;
  maxLength: number;
  onSearch(text: string): void;
}

/** Searches as one types, once one pauses; Enter searches at once, an emptied field lets go at once. `/` leads here. */
export function TypedSearch({ label, placeholder, value, wait, maxLength, onSearch }: Props) {
  const styles = useStyles();
  const [text, setText] = useState(value);
  // The address follows a moment later, and Back changes it by itself: only that is written into the field.
  const [seen, setSeen] = useState({ value, sent: value });
  if (value !== seen.value) {
    setSeen({ value, sent: value });
    if (value !== seen.sent) setText(value);
  }
  const search = useStable((words: string) => {
    if (words === seen.sent) return;
    setSeen({ ...seen, sent: words });
    onSearch(words);
  });
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), wait);
    return () => clearTimeout(timer);
  }, [text, wait, search]);
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        search(text.trim());
      }}
    >
      <InputBox
        {...searchTarget}
        type="search"
        enterKeyHint="search"
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder={placeholder}
        maxLength={maxLength}
        contentBefore={<Icon name="search" size={16} />}
        value={text}
        onChange={(next) => {
          setText(next);
          if (!next) search('');
        }}
      />
    </form>
  );
}
