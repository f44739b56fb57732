import { makeStyles, tokens } from '@fluentui/react-components';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import type { MenuEntry, MenuPlace } from '#web/ui/list/menu-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { useKeptFocus } from '#web/ui/reorder/use-kept-focus.ts';
import { movedTo, useReorder } from '#web/ui/reorder/use-reorder.ts';
import { apart, inLines, plainList } from '#web/ui/stack.ts';
import { heardOnly, partHeading, quietInLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { LineRow } from './line-row.tsx';
import {
  dayName,
  type DayView,
  headingsOf,
  kindNames,
  type LineKind,
  lineKinds,
  type LineView,
  movesOf,
  orderOf,
} from './line-view.ts';

const RowMenu = lazyPart(() => import('#web/ui/list/row-menu.tsx'));

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  head: { ...apart('8px'), padding: '20px 0 8px', alignItems: 'baseline', scrollMarginTop: '16px' },
  heading: partHeading,
  date: { ...quietInLine, marginLeft: '8px', fontWeight: tokens.fontWeightRegular },
  add: { ...inLines('4px'), padding: '4px 0 0 36px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  unseen: heardOnly,
});

/** What can be done about a day and its lines. */
export interface DayActs {
  add(kind: LineKind, day: number): void;
  open(id: string): void;
  move(moves: readonly { id: string; day: number; place: number }[]): void;
  copy(id: string): void;
  remove(line: LineView): void;
  insertDay(after: number): void;
  removeDay(day: DayView): void;
}

interface Props {
  days: readonly DayView[];
  currency: string;
  openId: string | undefined;
  mayEdit: boolean;
  acts: DayActs;
  /** What stands below the line that is open. */
  form: ReactNode;
}

/** The days of a trip with their lines, which move within and between days: by pointer, keyboard and menu. */
export function DaysList({ days, currency, openId, mayEdit, acts, form }: Props) {
  const styles = useStyles();
  const help = useId();
  const lines = useMemo(() => new Map(days.flatMap((day) => day.lines).map((line) => [line.id, line])), [days]);
  const order = useMemo(() => orderOf(days), [days]);
  const headings = useMemo(() => headingsOf(days), [days]);
  const nameOf = (id: string) => lines.get(id)?.title ?? dayName(Number(id.slice('day-'.length)));
  const onMove = (next: readonly string[]) => acts.move(movesOf(days, next));
  const { list, held, said, handle } = useReorder({ order, headings, nameOf, onMove });
  useKeptFocus(list, order.join(' '));
  const [menu, setMenu] = useState<{ id: string; place: MenuPlace }>();
  const handleOf = useStable(handle);
  const onOpen = useStable(acts.open);
  const onAdd = useStable(acts.add);
  const onMenu = useStable((id: string, place: MenuPlace) => setMenu({ id, place }));
  const adder = (day: number) => mayEdit && <DayAdd day={day} onAdd={onAdd} onMenu={onMenu} />;
  const places = new Map((held?.order ?? order).map((id, at) => [id, at]));
  const menuLine = menu && lines.get(menu.id);
  const menuDay = menu && days.find(({ day }) => `day-${day}` === menu.id);
  return (
    <>
      <ol ref={list} className={styles.list} aria-label="Days and lines">
        {days.flatMap((day) => [
          <DayHead
            key={`day-${day.day}`}
            day={day.day}
            date={day.date}
            sum={day.sum}
            at={places.get(`day-${day.day}`) ?? 0}
            currency={currency}
          >
            {day.lines.length === 0 && adder(day.day)}
          </DayHead>,
          ...day.lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              currency={currency}
              place={places.get(line.id) ?? 0}
              isOpen={openId === line.id}
              isHeld={held?.id === line.id}
              isMenuOpen={menu?.id === line.id}
              mayEdit={mayEdit}
              helpId={help}
              handleOf={handleOf}
              onOpen={onOpen}
              onMenu={onMenu}
            >
              {openId === line.id && form}
              {line === day.lines.at(-1) && adder(day.day)}
            </LineRow>
          )),
        ])}
      </ol>
      <span id={help} className={styles.unseen}>
        Press Space to pick up the line, arrows to move it, Space to drop it.
      </span>
      <span className={styles.unseen} role="status" aria-live="polite">
        {said}
      </span>
      {menu && menuLine && (
        <RowMenu
          title={menuLine.title}
          place={menu.place}
          onClose={() => setMenu(undefined)}
          entries={entriesOf(menuLine, days, order, headings, { acts, onMove })}
        />
      )}
      {menu && menuDay && (
        <RowMenu
          title={dayName(menuDay.day)}
          place={menu.place}
          onClose={() => setMenu(undefined)}
          entries={[
            ...lineKinds.map((kind) => ({
              label: `Add ${kindNames[kind].toLowerCase()}`,
              run: () => acts.add(kind, menuDay.day),
            })),
            { label: 'Insert a day after', run: () => acts.insertDay(menuDay.day) },
            { label: `Remove ${dayName(menuDay.day)}`, danger: true, run: () => acts.removeDay(menuDay) },
          ]}
        />
      )}
    </>
  );
}

function entriesOf(
  { id, day, title }: LineView,
  days: readonly DayView[],
  order: readonly string[],
  headings: ReadonlySet<string>,
  { acts, onMove }: { acts: DayActs; onMove(order: readonly string[]): void },
): MenuEntry[] {
  const at = order.indexOf(id);
  const toDay = (other: DayView): MenuEntry => ({
    label: `Move to ${dayName(other.day)}`,
    run: () => {
      const last = other.lines.at(-1)?.id ?? `day-${other.day}`;
      const others = order.filter((one) => one !== id);
      onMove(movedTo(order, id, others.indexOf(last) + 1));
    },
  });
  const line = days.flatMap(({ lines }) => lines).find((one) => one.id === id);
  return [
    { label: 'Edit', run: () => acts.open(id) },
    { label: 'Copy', run: () => acts.copy(id) },
    ...(at > 0 && !headings.has(order[at - 1]!)
      ? [{ label: 'Move up', run: () => onMove(movedTo(order, id, at - 1)) }]
      : []),
    ...(at + 1 < order.length && !headings.has(order[at + 1]!)
      ? [{ label: 'Move down', run: () => onMove(movedTo(order, id, at + 1)) }]
      : []),
    ...days.filter((other) => other.day !== day && Math.abs(other.day - day) <= 7).map(toDay),
    ...(line ? [{ label: `Remove ${title}`, danger: true, run: () => acts.remove(line) }] : []),
  ];
}

interface HeadProps extends Pick<DayView, 'day' | 'date' | 'sum'> {
  at: number;
  currency: string;
  /** What can be added, of a day without lines. */
  children?: ReactNode;
}

/** A day's name, date and sum. */
const DayHead = memo(function DayHead({ day, date, sum, at, currency, children }: HeadProps) {
  const styles = useStyles();
  const name = dayName(day);
  return (
    <li style={{ order: at }}>
      <div className={styles.head} id={`day-${day}`}>
        <h2 className={styles.heading}>
          {name}
          {date && <span className={styles.date}>{formatDay(date, { weekday: true })}</span>}
        </h2>
        <Money minor={sum} currency={currency} />
      </div>
      {children}
    </li>
  );
});

interface AddProps {
  day: number;
  onAdd(kind: LineKind, day: number): void;
  onMenu(id: string, place: MenuPlace): void;
}

/** What can be added to a day; on a phone all of it stands in the day's menu. */
const DayAdd = memo(function DayAdd({ day, onAdd, onMenu }: AddProps) {
  const styles = useStyles();
  const isPhone = useMedia(upTo600);
  const name = dayName(day);
  return (
    <div className={styles.add} role="group" aria-label={`Add to ${name}`}>
      {!isPhone &&
        lineKinds.map((kind) => (
          <Button
            key={kind}
            size="small"
            appearance="subtle"
            icon={<Icon name="plus" size={16} />}
            onClick={() => onAdd(kind, day)}
          >
            {kindNames[kind]}
          </Button>
        ))}
      <Button
        size="small"
        appearance="subtle"
        icon={<Icon name={isPhone ? 'plus' : 'more'} size={16} />}
        aria-label={isPhone ? `Add to ${name}` : `Actions for ${name}`}
        aria-haspopup="menu"
        onClick={(event) => onMenu(`day-${day}`, event.currentTarget)}
      >
        {isPhone && 'Add'}
      </Button>
    </div>
  );
});
