import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { fieldLabel } from '#shared/site/setting-labels.ts';
import type { FlightSettings } from '#shared/flights/settings/flights-part.ts';
import { useSite } from '#web/site/site.ts';
import { AskUnsaved } from '#web/ui/dialog/ask-unsaved.tsx';
import { SaveBar } from '#web/ui/edit/save-bar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { apart, inColumn, inGrid, inRows, plainList } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { partHeading, quietLine, smallInLine, smallText } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { ChangeEvents } from '../change-events.tsx';
import { FeesPart, HoldsPart, KeptPart, LooksPart, TicketsPart } from './rule-parts.tsx';
import { SourcesPart } from './sources-part.tsx';
import { type FlightEditor, useFlightSettings } from './use-flight-settings.ts';

const FlightSettingsConflict = lazyPart(() => import('./flight-settings-conflict.tsx'));

const useStyles = makeStyles({
  panes: {
    ...inGrid('200px minmax(0, 1fr)', '24px'),
    alignItems: 'start',
    // The bar of changes stands at the window's foot, however little is above it.
    minHeight: 'calc(100dvh - 260px)',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', alignContent: 'start' },
  },
  nav: { position: 'sticky', top: '80px' },
  list: plainList,
  link: {
    ...bareButton,
    ...focusRing,
    ...apart('8px'),
    width: '100%',
    minHeight: '40px',
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground1,
    textAlign: 'left',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  changed: { ...smallText, fontWeight: 600, color: tokens.colorBrandForeground1 },
  parts: { ...inColumn('32px'), minWidth: 0 },
  pair: {
    ...inGrid('minmax(0, 1fr)', '32px 40px'),
    alignItems: 'start',
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  part: { minWidth: 0, scrollMarginTop: '72px', ':focus': { outlineStyle: 'none' } },
  head: { ...inRows('2px 8px'), alignItems: 'baseline', marginBottom: '8px' },
  heading: partHeading,
  beside: { ...quietLine, margin: 0 },
  inNote: smallInLine,
  apart: { ...quietLine, margin: '8px 0 0' },
  mark: { marginLeft: 'auto' },
});

interface Part {
  id: string;
  label: string;
  /** What stands in it. */
  fields: readonly (keyof FlightSettings)[];
}
const part = (id: string, label: string, ...fields: (keyof FlightSettings)[]): Part => ({ id, label, fields });
const sourcesPart = part('sources', 'Sources', 'sources');
const looksPart = part('look-to-book', 'Look-to-book', 'areSearchesLimited', 'searchesPerBooking', 'freeSearches');
const holdsPart = part('holds', 'Holds', 'areHoldsOn', 'holdUserTypes', 'longestHoldHours', 'minutesBeforeLimit');
const feesPart = part(
  'cancellation-fees',
  'Cancellation fees',
  ...(['domesticFee', 'internationalFee', 'keepsServiceFee', 'keepsConvenienceFee'] as const),
);
const ticketsPart = part('tickets', 'Tickets', 'agentsEditTxnFee', 'agentsEditDiscount');
const historyPart = part('history', 'History');
const parts = [sourcesPart, looksPart, holdsPart, feesPart, ticketsPart, historyPart];

const isChanged = ({ changed }: FlightEditor, { fields }: Part): boolean =>
  fields.some((field) => changed.includes(field));

/** `/staff/flightSettings`: where the site's flights come from, and what holds for them. */
export default function FlightSettingsPage() {
  const styles = useStyles();
  const { domain } = useSite();
  const editor = useFlightSettings();
  const maySecrets = useMay('settings.view');
  const { list, changed, refusals } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return (
    <>
      <Page heading="Flight settings" lead={`For ${domain}. What is saved counts from the next search on.`}>
        {list.error && !list.data && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && (
          <Waiting>
            <LoadingOverlay />
          </Waiting>
        )}
        {list.data && (
          <div className={styles.panes}>
            <PartLinks editor={editor} />
            <form
              ref={form}
              className={styles.parts}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void editor.save();
              }}
            >
              <PartBox editor={editor} part={sourcesPart} beside="all asked at once; order decides between equal fares">
                <SourcesPart editor={editor} />
                {maySecrets && (
                  <p className={styles.apart}>
                    The Duffel connection is under{' '}
                    <TextLink inline className={styles.inNote} to={`${paths.staffOtherSettings}?part=secrets`}>
                      Secrets
                    </TextLink>
                    .
                  </p>
                )}
              </PartBox>
              <div className={styles.pair}>
                <PartBox editor={editor} part={looksPart}>
                  <LooksPart editor={editor} />
                </PartBox>
                <PartBox editor={editor} part={holdsPart}>
                  <HoldsPart editor={editor} />
                </PartBox>
              </div>
              <PartBox editor={editor} part={feesPart} beside="on top of the airline’s, before GST">
                <div className={styles.pair}>
                  <div>
                    <FeesPart editor={editor} />
                  </div>
                  <div>
                    <KeptPart editor={editor} />
                  </div>
                </div>
              </PartBox>
              <PartBox editor={editor} part={ticketsPart} beside="staff change both by their rights">
                <TicketsPart editor={editor} />
              </PartBox>
              <PartBox editor={editor} part={historyPart}>
                <ChangeEvents events={list.data.events} />
              </PartBox>
              <button type="submit" hidden />
            </form>
          </div>
        )}
        {editor.isUnsaved && (
          <SaveBar
            heading={changed.length === 1 ? '1 change' : `${changed.length} changes`}
            labels={changed.map(fieldLabel)}
            refusal={editor.refusal}
            isBusy={editor.isBusy}
            onDiscard={editor.discard}
            onSave={() => void editor.save()}
          />
        )}
      </Page>
      <AskUnsaved isUnsaved={editor.isUnsaved} onDiscard={editor.discard}>
        Leaving now loses: {changed.map(fieldLabel).join(', ')}.
      </AskUnsaved>
      {editor.edit.conflict && <FlightSettingsConflict editor={editor} />}
    </>
  );
}

/** The parts of the page, those with changes marked; on a phone a list to choose from. */
function PartLinks({ editor }: { editor: FlightEditor }) {
  const styles = useStyles();
  const go = (id: string) => {
    const box = document.getElementById(id);
    box?.scrollIntoView({ block: 'start' });
    box?.focus({ preventScroll: true });
  };
  if (useMedia(upTo768))
    return (
      <SelectBox aria-label="Part" size="large" value="" onChange={go}>
        <option value="">Go to a part</option>
        {parts.map((one) => (
          <option key={one.id} value={one.id}>
            {isChanged(editor, one) ? `${one.label} (changed)` : one.label}
          </option>
        ))}
      </SelectBox>
    );
  return (
    <nav className={styles.nav} aria-label="Parts">
      <ul className={styles.list}>
        {parts.map((one) => (
          <li key={one.id}>
            <button type="button" className={styles.link} onClick={() => go(one.id)}>
              {one.label}
              {isChanged(editor, one) && <span className={styles.changed}>Changed</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface BoxProps {
  editor: FlightEditor;
  part: Part;
  beside?: string;
  children: ReactNode;
}
function PartBox({ editor, part: one, beside, children }: BoxProps) {
  const styles = useStyles();
  return (
    <section id={one.id} tabIndex={-1} className={styles.part} aria-labelledby={`${one.id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${one.id}-heading`} className={styles.heading}>
          {one.label}
        </h2>
        {beside && <span className={styles.beside}>{beside}</span>}
        {isChanged(editor, one) && <span className={mergeClasses(styles.changed, styles.mark)}>Changed</span>}
      </div>
      {children}
    </section>
  );
}
