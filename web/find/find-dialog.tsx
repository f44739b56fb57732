import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { useModal } from '#web/ui/dialog/use-modal.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inRow } from '#web/ui/stack.ts';
import { heardOnly, partHeading, quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { AmountLead } from './amount-lead.tsx';
import { FindList, type Line } from './find-list.tsx';
import { useRecentFinds } from './recent-finds.ts';
import { type FoundGroup, LEAST_TYPED, useFind, useOpenKinds } from './use-find.ts';

/** ms of stillness before what was typed is searched for (spec: users 400). */
const WAIT = 400;
const MOST_TYPED = 120;
/** Of each kind before `Show all`. */
const MOST_SHOWN = 3;

const useStyles = makeStyles({
  dialog: {
    position: 'fixed',
    inset: '64px 0 auto',
    boxSizing: 'border-box',
    flexDirection: 'column',
    width: '680px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: 'calc(100dvh - 128px)',
    margin: '0 auto',
    padding: 0,
    border: 'none',
    overflow: 'hidden',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow64,
    '&[open]': { display: 'flex' },
    '::backdrop': { backgroundColor: 'rgba(10, 14, 22, 0.45)' },
    [upTo768]: { inset: 0, width: '100%', maxWidth: '100%', height: '100dvh', maxHeight: '100dvh', borderRadius: 0 },
  },
  head: {
    ...inRow('12px'),
    flexShrink: 0,
    boxSizing: 'border-box',
    height: '56px',
    padding: '0 12px 0 20px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { padding: '0 8px', gap: '4px' },
  },
  deskOnly: { display: 'inline-flex', [upTo768]: { display: 'none' } },
  phoneOnly: { display: 'none', [upTo768]: { display: 'inline-flex' } },
  input: {
    ...partHeading,
    flexGrow: 1,
    minWidth: 0,
    height: '40px',
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontWeight: tokens.fontWeightRegular,
    '::placeholder': { color: tokens.colorNeutralForeground3 },
  },
  hidden: heardOnly,
  said: { ...quietLine, margin: 0, padding: '16px 20px', '& strong': { color: tokens.colorNeutralForeground1 } },
  foot: {
    ...inRow('16px'),
    ...quietLine,
    flexShrink: 0,
    boxSizing: 'border-box',
    minHeight: '40px',
    padding: '0 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '& kbd': {
      marginRight: '4px',
      padding: '0 6px',
      border: `1px solid ${tokens.colorNeutralStroke1}`,
      borderRadius: tokens.borderRadiusMedium,
      fontFamily: 'inherit',
    },
    [upTo768]: { marginTop: 'auto', '& [data-keys]': { display: 'none' } },
  },
  count: { marginLeft: 'auto' },
});

/** `Enter` was pressed before there was an answer to these words: their first line is opened once there is. */
interface Eager {
  words: string;
  inNewTab: boolean;
}

/**
 * The search of the whole site: one list by kind of what the searcher may see. Enter opens the chosen line, the first
 * unless arrows chose another; Esc and Back close it, and the focus goes back to where it was. On a phone it is the whole screen.
 */
export default function FindDialog({ onClose }: { onClose(): void }) {
  const styles = useStyles();
  const { modal, heading } = useModal(onClose);
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [atOnce, setAtOnce] = useState<string>();
  const typed = text.trim();
  const settled = useDebounced(typed, WAIT);
  const words = atOnce === typed || typed === '' ? typed : settled;
  const { found, isPending } = useFind(words);
  const { recent, keep } = useRecentFinds();
  const eager = useRef<Eager>(undefined);
  const isShort = typed.length < LEAST_TYPED;
  const groups = isShort ? recentGroup(recent) : (found?.groups ?? []);
  const lines = linesOf(groups);
  const [chosen, setChosen] = useState<{ id: string; of: string }>();
  const shownWords = isShort ? '' : (found?.words ?? '');
  const at = Math.max(0, chosen?.of === shownWords ? lines.findIndex(({ key }) => key === chosen.id) : 0);
  const line = lines[at];
  useLayoutEffect(() => {
    field.current!.focus();
  }, []);

  const go = useStable((to: Line, inNewTab: boolean) => {
    if (to.found) keep(to.found);
    if (inNewTab) return void window.open(base + to.to, '_blank', 'noopener');
    onClose();
    void navigate(to.to);
  });
  const isAnswered = !isPending && found?.words === typed;
  useEffect(() => {
    const asked = eager.current;
    if (!asked || !isAnswered) return;
    eager.current = undefined;
    if (asked.words === typed && line) go(line, asked.inNewTab);
  }, [typed, isAnswered, line, go]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && lines.length > 0) {
      event.preventDefault();
      setChosen({ id: lines[(at + step + lines.length) % lines.length]!.key, of: shownWords });
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const inNewTab = event.ctrlKey || event.metaKey;
    if (isShort || isAnswered) return void (line && go(line, inNewTab));
    setAtOnce(typed);
    eager.current = { words: typed, inNewTab };
  };
  const count = groups.reduce((sum, group) => sum + group.found.length, 0);
  const isMore = groups.some(({ hasMore }) => hasMore);
  const isSaid = !isShort && isAnswered;
  return (
    <dialog {...modal} className={styles.dialog}>
      <h2 {...heading} className={styles.hidden}>
        Find anything
      </h2>
      <div className={styles.head}>
        <span className={styles.deskOnly}>
          <Icon name="search" />
        </span>
        <span className={styles.phoneOnly}>
          <Button appearance="subtle" aria-label="Back" icon={<Icon name="back" />} onClick={onClose} />
        </span>
        <input
          ref={field}
          className={styles.input}
          role="combobox"
          aria-label="Search"
          aria-expanded={lines.length > 0}
          aria-controls="found"
          aria-autocomplete="list"
          aria-activedescendant={line && `found-${at}`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MOST_TYPED}
          placeholder="PNR, ticket, order, name, bank reference"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <span className={styles.phoneOnly}>
            <Button appearance="subtle" onClick={() => (setText(''), field.current!.focus())}>
              Clear
            </Button>
          </span>
        )}
        <span className={styles.deskOnly}>
          <Button appearance="subtle" size="small" aria-label="Esc: close" onClick={onClose}>
            Esc
          </Button>
        </span>
      </div>
      <FindList groups={groups} lines={lines} at={at} typed={shownWords} onOpen={go} />
      {isShort && lines.length === 0 && <Hints className={styles.said} />}
      {!isShort && !found && (
        <div className={styles.said}>
          <Waiting>Searching …</Waiting>
        </div>
      )}
      {isSaid && count === 0 && (
        <p className={styles.said}>
          No results for <strong>{typed}</strong>. <What />
          <AmountLead typed={typed} onLeave={onClose} />
        </p>
      )}
      {isSaid && found && found.failed.length > 0 && (
        <p className={styles.said} role="alert">
          {found.failed.join(', ')} could not be searched. Please try again.
        </p>
      )}
      <div className={styles.foot}>
        <span data-keys aria-hidden>
          <kbd>↑</kbd>
          <kbd>↓</kbd>to move
        </span>
        <span data-keys aria-hidden>
          <kbd>Enter</kbd>opens
        </span>
        <span data-keys aria-hidden>
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd>in a new tab
        </span>
        <span role="status" className={styles.count}>
          {isSaid && `${count}${isMore ? '+' : ''} found`}
        </span>
      </div>
    </dialog>
  );
}

const Hints = ({ className }: { className: string }) => (
  <p className={className}>
    <What />
  </p>
);

/** What this person can search for, in a sentence. */
function What() {
  const open = useOpenKinds();
  const all = [...new Set(open.flatMap(({ byWhat }) => byWhat))];
  if (all.length === 0) return <>Your account has nothing to search.</>;
  return <>You can search by {new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(all)}.</>;
}

const recentGroup = (found: FoundGroup['found']): FoundGroup[] =>
  found.length === 0 ? [] : [{ label: 'Recent', found, hasMore: false, all: undefined }];

/** Lines in the order in which arrows walk them: what a group shows, then its `Show all`. */
function linesOf(groups: readonly FoundGroup[]): Line[] {
  return groups.flatMap(({ label, found, hasMore, all }) => {
    const isCut = all !== undefined && (found.length > MOST_SHOWN || hasMore);
    const shown: Line[] = (isCut ? found.slice(0, MOST_SHOWN) : found).map((one) => ({
      key: `${one.kind} ${one.id}`,
      group: label,
      to: one.to,
      found: one,
    }));
    if (!isCut) return shown;
    const name = hasMore ? 'Show all' : `Show all ${found.length}`;
    return [...shown, { key: `all ${label}`, group: label, to: all, name }];
  });
}
