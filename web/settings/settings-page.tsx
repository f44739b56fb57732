import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { partRights } from '#shared/site/part-rights.ts';
import type { SitePart } from '#shared/site/parts/parts.ts';
import { fieldLabel, partLabels } from '#shared/site/setting-labels.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useHolder } from '#web/app/session/permissions.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { AskUnsaved } from '#web/ui/dialog/ask-unsaved.tsx';
import { SaveBar } from '#web/ui/edit/save-bar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn, inGrid } from '#web/ui/stack.ts';
import { largeHeading } from '#web/ui/text.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { isShownTo, mayChangePart, takes } from './asked-of.ts';
import { ChangeLog } from './change-log.tsx';
import { PartNav } from './part-nav.tsx';
import { type Editor, useSettings } from './use-settings.ts';

const SettingsConflict = lazyPart(() => import('./settings-conflict.tsx'));

const useStyles = makeStyles({
  panes: {
    ...inGrid('216px minmax(0, 1fr)', '32px'),
    alignItems: 'start',
    // The bar of changes stands at the window's foot, however little is above it.
    minHeight: 'calc(100dvh - 260px)',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', alignContent: 'start' },
  },
  part: { ...inColumn('32px'), minWidth: 0 },
  heading: { ...largeHeading, margin: '0 0 16px' },
  note: { margin: '0 0 16px', color: tokens.colorNeutralForeground3 },
  takenOut: {
    maxWidth: '640px',
    marginBottom: '16px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
    '& ul': { margin: '4px 0 0', paddingLeft: '20px' },
  },
});

interface Props {
  heading: string;
  parts: readonly SitePart[];
  /** The form of a part whose settings are there. */
  fields(editor: Editor, disabled: boolean): ReactNode;
}

/** Parts of the site's settings, each with a form, its bar of changes, and who changed what. */
export function SettingsPage({ heading, parts, fields }: Props) {
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('part');
  const holder = useHolder();
  const shown = parts.filter((one) => isShownTo(holder, one));
  const part = shown.find((one) => one === asked) ?? shown[0] ?? parts[0]!;
  const editor = useSettings(part);
  const isOnline = useOnline();
  const mayChange = mayChangePart(holder, part);
  const { list, settings, kept, takenOut, refusals } = editor;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return (
    <>
      <Page heading={heading}>
        {list.error && !settings && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
        {list.isPending && (
          <Waiting>
            <LoadingOverlay />
          </Waiting>
        )}
        {settings && !kept && <p className={styles.note}>You do not have access to these settings.</p>}
        {settings && kept && (
          <div className={styles.panes}>
            <PartNav parts={shown} chosen={part} onChoose={(next) => setSearch({ part: next })} />
            <div className={styles.part}>
              <section aria-label={`Part: ${partLabels[part]}`}>
                <h2 className={styles.heading}>{partLabels[part]}</h2>
                {!mayChange && <p className={styles.note}>View only: {takes(partRights[part].save)}.</p>}
                {!isOnline && <p className={styles.note}>You are offline. You can save once you are back online.</p>}
                {takenOut.length > 0 && <TakenOut list={takenOut} />}
                <form
                  ref={form}
                  onSubmit={(event) => {
                    event.preventDefault();
                    void editor.save();
                  }}
                  noValidate
                >
                  {fields(editor, !mayChange)}
                  <button type="submit" hidden />
                </form>
              </section>
              <ChangeLog editor={editor} mayChange={mayChange} />
            </div>
          </div>
        )}
        {settings && editor.isUnsaved && (
          <SaveBar
            labels={editor.changed.map(fieldLabel)}
            refusal={editor.refusal}
            isBusy={editor.isBusy}
            onDiscard={editor.discard}
            onSave={() => void editor.save()}
          />
        )}
      </Page>
      <AskUnsaved isUnsaved={editor.isUnsaved} onDiscard={editor.discard}>
        If you leave now, you lose: {editor.changed.map(fieldLabel).join(', ')}.
      </AskUnsaved>
      {editor.edit.conflict && <SettingsConflict editor={editor} />}
    </>
  );
}

/** What was saved otherwise than it was written, where the eye is after saving. */
function TakenOut({ list }: { list: readonly string[] }) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.focus();
  }, [list]);
  return (
    <div ref={root} className={styles.takenOut} role="status" tabIndex={-1}>
      Saved. These were removed because they are not allowed:
      <ul>
        {list.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </div>
  );
}
