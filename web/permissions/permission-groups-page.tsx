import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { UnsavedQuestion } from '#web/ui/dialog/ask-unsaved.tsx';
import { SaveBar } from '#web/ui/edit/save-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadingOverlay } from '#web/ui/loading-overlay.tsx';
import { Page } from '#web/ui/page.tsx';
import { GroupEditor } from './group-editor.tsx';
import { labelsOf } from './draft.ts';
import { type OpenDialog, useEditor } from './use-editor.ts';
import { useUnsaved } from '#web/ui/dialog/use-unsaved.ts';
import { Waiting } from '#web/ui/waiting.tsx';

const AccessDialog = lazyPart(() => import('./access-dialog.tsx'));
const GroupDialogs = lazyPart(() => import('./group-dialogs.tsx'));

const useStyles = makeStyles({
  // The bar of changes stands at the window's foot, however little is above it.
  body: { minHeight: 'calc(100dvh - 260px)' },
  note: { margin: '0 0 12px', color: tokens.colorNeutralForeground3 },
});

/** `/staff/setting/permission-groups`, where the site has groups at all. */
export default function PermissionGroupsPage() {
  const { canShowPermissionMenu } = useSite().wlMeta;
  return canShowPermissionMenu ? <Groups /> : <Navigate to={paths.forbidden} replace />;
}

function Groups() {
  const styles = useStyles();
  const editor = useEditor();
  const unsaved = useUnsaved(editor.isUnsaved);
  const [open, setOpen] = useState<OpenDialog>();
  const [isAccessOpen, setAccessOpen] = useState(false);
  const mayChange = useUser()?.isSuperAdmin ?? false;
  const { list, group, groups } = editor;
  const labels = group ? labelsOf(group, editor.draft) : [];
  const makeNew = () =>
    unsaved.ask(() => {
      editor.discard();
      setOpen('new');
    });
  return (
    <>
      <Page
        heading="Permission groups"
        actions={
          <>
            <Button icon={<Icon name="person" />} onClick={() => setAccessOpen(true)}>
              Who may do what
            </Button>
            {mayChange && (
              <Button icon={<Icon name="plus" />} onClick={makeNew}>
                New group
              </Button>
            )}
          </>
        }
      >
        <div className={styles.body}>
          {!mayChange && (
            <p className={styles.note}>Only super admins can create groups and change their permissions.</p>
          )}
          {list.error && !groups && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
          {list.isPending && (
            <Waiting>
              <LoadingOverlay />
            </Waiting>
          )}
          {groups?.length === 0 && (
            <EmptyState
              heading="No permission groups yet"
              text="Without a group, staff have the default permissions."
              action={
                mayChange && (
                  <Button appearance="primary" onClick={makeNew}>
                    New group
                  </Button>
                )
              }
            />
          )}
          {group && (
            <GroupEditor
              editor={editor}
              group={group}
              mayChange={mayChange}
              onChoose={(id) => unsaved.ask(() => editor.choose(id))}
              onOpen={setOpen}
            />
          )}
        </div>
        {group && editor.isUnsaved && (
          <SaveBar
            labels={labels}
            refusal={editor.refusal}
            heading={labels.length === 1 ? '1 change' : `${labels.length} changes`}
            note="Changes apply with each member’s next click."
            submit="Save changes"
            isBusy={editor.isSaving}
            onDiscard={editor.discard}
            onSave={() => void editor.save()}
          />
        )}
      </Page>
      <UnsavedQuestion unsaved={unsaved} isUnsaved={editor.isUnsaved} onDiscard={editor.discard}>
        If you leave now, you lose: {labels.join(', ')}.
      </UnsavedQuestion>
      {isAccessOpen && <AccessDialog onClose={() => setAccessOpen(false)} />}
      {(open ?? editor.edit.conflict) && (
        <GroupDialogs editor={editor} open={open} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
