import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { getFlightSuppliers } from '#shared/flights/search/get-flight-suppliers.ts';
import { type FlightSettings, LEAST_SECONDS, MOST_SECONDS } from '#shared/flights/settings/flights-part.ts';
import { useCall } from '#web/api/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Grip } from '#web/ui/reorder/grip.tsx';
import { reorderHandle } from '#web/ui/reorder/handle-style.ts';
import { useKeptFocus } from '#web/ui/reorder/use-kept-focus.ts';
import { useReorder } from '#web/ui/reorder/use-reorder.ts';
import { inColumn, inRow, plainList } from '#web/ui/stack.ts';
import { heardOnly, quietLine, strongLine, wrongLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import { TrySupplier } from '../try-supplier.tsx';
import type { FlightEditor } from './use-flight-settings.ts';

const useStyles = makeStyles({
  list: { ...plainList, display: 'grid' },
  row: {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto auto auto',
    columnGap: '12px',
    alignItems: 'center',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: '36px minmax(0, 1fr) auto auto', rowGap: '4px' },
  },
  held: { boxShadow: tokens.shadow8, backgroundColor: tokens.colorNeutralBackground1 },
  handle: reorderHandle,
  name: { ...strongLine, overflowWrap: 'anywhere', [upTo600]: { gridColumn: '2 / 4' } },
  off: { color: tokens.colorNeutralForeground3, fontWeight: 400 },
  note: { ...quietLine, display: 'block', fontWeight: 400 },
  wrong: { ...wrongLine, margin: 0, fontWeight: 400 },
  seconds: { width: '76px', '& input': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } },
  deadline: { ...inRow('8px'), [upTo600]: { gridColumn: '2', gridRow: 2 } },
  word: { ...quietLine, display: 'none', [upTo600]: { display: 'inline' } },
  try: { [upTo600]: { gridColumn: '3 / 5', gridRow: 2, justifySelf: 'end' } },
  asked: { ...inColumn('12px'), gridColumn: '2 / -1', paddingTop: '8px' },
  heard: heardOnly,
});

const sellsText = {
  invented: 'Invented flights of the sandbox',
  test: 'Test flights, which nobody flies',
  live: 'Real flights',
  nothing: 'Nothing now',
} as const;

type Source = FlightSettings['sources'][number];

/** Where the site's flights come from: which are asked, in which order, and how long each is waited for. */
export function SourcesPart({ editor }: { editor: FlightEditor }) {
  const styles = useStyles();
  const help = useId();
  const states = useCall(getFlightSuppliers, {}, { staleTime: 0, quiet: true });
  const { value, set, error } = editor;
  const { sources } = value;
  const order = sources.map(({ name }) => name);
  const stateOf = (name: string) => states.data?.suppliers.find(({ source }) => source === name);
  const calledOf = (name: string) => stateOf(name)?.called ?? name;
  const { list, held, said, handle } = useReorder({
    order,
    nameOf: calledOf,
    onMove: (names) => set({ sources: names.flatMap((name) => sources.find((one) => one.name === name) ?? []) }),
  });
  useKeptFocus(list, order.join('\n'));
  const places = held?.order ?? order;
  const put = (name: string, fields: Partial<Source>) =>
    set({ sources: sources.map((one) => (one.name === name ? { ...one, ...fields } : one)) });
  return (
    <>
      {error('sources') && <p className={styles.wrong}>{error('sources')}</p>}
      <ol ref={list} className={styles.list} aria-label="Sources in their order">
        {sources.map((source, at) => (
          <li
            key={source.name}
            style={{ order: places.indexOf(source.name) }}
            className={held?.id === source.name ? styles.held : undefined}
          >
            <SourceRow
              source={source}
              place={places.indexOf(source.name) + 1}
              state={stateOf(source.name)}
              error={error(`sources.${at}.deadlineSeconds`)}
              handle={
                <button
                  type="button"
                  className={styles.handle}
                  data-handle={source.name}
                  aria-label={`Move ${calledOf(source.name)}`}
                  aria-describedby={help}
                  aria-pressed={held?.id === source.name}
                  {...handle(source.name)}
                >
                  <Grip />
                </button>
              }
              onChange={(fields) => put(source.name, fields)}
            />
          </li>
        ))}
      </ol>
      <span id={help} className={styles.heard}>
        Press Space to pick up a source, arrow keys to move it, Space to drop it.
      </span>
      <span className={styles.heard} role="status" aria-live="polite">
        {said}
      </span>
    </>
  );
}

interface RowProps {
  source: Source;
  place: number;
  state: ResponseOf<typeof getFlightSuppliers>['suppliers'][number] | undefined;
  error: string | undefined;
  handle: React.ReactNode;
  onChange(fields: Partial<Source>): void;
}

function SourceRow({ source: { name, isOn, deadlineSeconds }, place, state, error, handle, onChange }: RowProps) {
  const styles = useStyles();
  const id = useId();
  const [isTrying, setTrying] = useState(false);
  const called = state?.called ?? name;
  const sold = state && sellsText[state.sells];
  const sells = state?.called && sold ? `Through your link: ${sold[0]!.toLowerCase()}${sold.slice(1)}` : sold;
  return (
    <div role="group" aria-label={`Source ${called}`} className={styles.row}>
      {handle}
      <div className={mergeClasses(styles.name, !isOn && styles.off)}>
        {place}. {called}
        <span className={styles.note}>{isOn ? sells || ' ' : 'Off: searches do not ask it'}</span>
        {state?.notes.map((note) => (
          <p key={note} className={styles.wrong}>
            {note}
          </p>
        ))}
        {error && (
          <p id={id} role="alert" className={styles.wrong}>
            {error}
          </p>
        )}
      </div>
      <div className={styles.deadline}>
        <span className={styles.word} aria-hidden>
          Deadline
        </span>
        <InputBox
          aria-label={`Seconds to answer of ${called}, ${state?.leastSeconds ?? LEAST_SECONDS} to ${MOST_SECONDS}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className={styles.seconds}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={Number.isFinite(deadlineSeconds) ? String(deadlineSeconds) : ''}
          contentAfter="s"
          onChange={(text) => {
            const typed = text.replace(/\D/g, '');
            onChange({ deadlineSeconds: typed ? Number(typed) : NaN });
          }}
        />
      </div>
      <div className={styles.try}>
        <Button
          size="small"
          appearance="subtle"
          aria-label={`Try a search with ${called}`}
          aria-expanded={isTrying}
          onClick={() => setTrying(!isTrying)}
        >
          Try …
        </Button>
      </div>
      <Switch label={`Ask ${called}`} checked={isOn} onChange={(on) => onChange({ isOn: on })} />
      {isTrying && (
        <div className={styles.asked}>
          <TrySupplier source={name} called={called} />
        </div>
      )}
    </div>
  );
}
