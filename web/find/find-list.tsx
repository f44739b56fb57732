import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { growing, inRow } from '#web/ui/stack.ts';
import { cutOff, quietInLine, quietLine, smallText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { markedWords } from './marked-words.ts';
import type { Found, FoundGroup } from './use-find.ts';

/** A line of the list: something that was found, or what leads to all of its group. */
export interface Line {
  key: string;
  group: string;
  to: string;
  found?: Found;
  /** Of what leads to all of them. */
  name?: string;
}

const useStyles = makeStyles({
  list: { minHeight: 0, overflowX: 'hidden', overflowY: 'auto', overscrollBehavior: 'contain', padding: '8px' },
  empty: { display: 'none' },
  group: { position: 'relative' },
  label: {
    ...smallText,
    ...inRow('8px'),
    height: '30px',
    padding: '0 12px',
    fontWeight: tokens.fontWeightSemibold,
    '& span': quietLine,
  },
  row: {
    ...inRow('12px'),
    minHeight: '36px',
    padding: '0 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: 'inherit',
    textDecorationLine: 'none',
    outlineStyle: 'none',
    '& > svg': { flexShrink: 0, color: tokens.colorNeutralForeground3 },
    '&[aria-selected=true]': { backgroundColor: siteTokens.selectedBackground },
    [upTo768]: { minHeight: '52px' },
  },
  text: {
    ...growing,
    display: 'flex',
    alignItems: 'baseline',
    gap: '10px',
    [upTo768]: { display: 'grid', gap: 0 },
  },
  title: { ...cutOff, flexShrink: 0, maxWidth: '100%' },
  detail: { ...cutOff, ...quietInLine, minWidth: 0 },
  end: { flexShrink: 0, ...smallText, fontVariantNumeric: 'tabular-nums' },
  enter: {
    ...quietLine,
    display: 'none',
    flexShrink: 0,
    padding: '0 6px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: 'inherit',
    '[aria-selected=true] > &': { display: 'block' },
    [upTo768]: { '[aria-selected=true] > &': { display: 'none' } },
  },
  all: {
    ...smallText,
    position: 'absolute',
    top: '3px',
    right: '4px',
    padding: '4px 8px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    '&[aria-selected=true]': { backgroundColor: siteTokens.selectedBackground },
  },
  typed: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
});

interface Props {
  groups: readonly FoundGroup[];
  lines: readonly Line[];
  /** Which line is chosen. */
  at: number;
  /** What is marked in them. */
  typed: string;
  onOpen(line: Line, inNewTab: boolean): void;
}

/** What was found, a group a kind; the field above it keeps the focus and says which line is chosen. */
export function FindList({ groups, lines, at, typed, onOpen }: Props) {
  const styles = useStyles();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current!.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);
  const propsOf = (line: Line) => {
    const nth = lines.indexOf(line);
    return {
      id: `found-${nth}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': nth === at,
      to: line.to,
      onClick: (event: MouseEvent) => {
        // A new tab is the browser's own to open.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(line, false);
      },
    } as const;
  };
  return (
    <div
      ref={list}
      id="found"
      role="listbox"
      aria-label="Found"
      className={mergeClasses(styles.list, lines.length === 0 && styles.empty)}
    >
      {groups.map(({ label, found, hasMore }) => (
        <div key={label} role="group" aria-label={label} className={styles.group}>
          <div className={styles.label} aria-hidden>
            {label}
            {label !== 'Recent' && (
              <span>
                {found.length}
                {hasMore && '+'}
              </span>
            )}
          </div>
          {lines
            .filter(({ group }) => group === label)
            .map((line) =>
              line.found ? (
                <Link key={line.key} {...propsOf(line)} className={styles.row}>
                  <Icon name={line.found.icon} />
                  <span className={styles.text}>
                    <span className={styles.title}>
                      <Marked text={line.found.title} typed={typed} />
                    </span>
                    <span className={styles.detail}>
                      <Marked text={line.found.detail} typed={typed} />
                    </span>
                  </span>
                  {line.found.mark && <span className={styles.end}>{line.found.mark}</span>}
                  {line.found.amount && <Money {...line.found.amount} className={styles.end} />}
                  <kbd className={styles.enter} aria-hidden>
                    Enter
                  </kbd>
                </Link>
              ) : (
                <Link key={line.key} {...propsOf(line)} className={styles.all}>
                  {line.name}
                </Link>
              ),
            )}
        </div>
      ))}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const styles = useStyles();
  return markedWords(text, typed).map((piece, nth) => (
    <span key={nth} className={piece.isTyped ? styles.typed : undefined}>
      {piece.text}
    </span>
  ));
}
