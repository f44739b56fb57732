import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { PermissionGroup } from '#shared/permissions/permission-group.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo600, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { MenuButton, type MenuPlace } from '#web/ui/list/menu-button.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { inGrid, inRows } from '#web/ui/stack.ts';
import { partHeading, quietLine } from '#web/ui/text.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { found, type GrantedPermission, permissionsIn, switchAll, switchOne } from './draft.ts';
import { GroupMembers } from './group-members.tsx';
import { ModuleList, ModuleSelect } from './module-list.tsx';
import { modulesHere } from './shown-here.ts';
import { PermissionPart } from './permission-part.tsx';
import type { Editor, OpenDialog } from './use-editor.ts';

const RowMenu = lazyPart(() => import('#web/ui/list/row-menu.tsx'));

const useStyles = makeStyles({
  bar: { ...inRows('8px'), marginBottom: '12px' },
  group: { width: '220px', [upTo600]: { width: 'auto', flex: '1 1 0' } },
  find: { width: '272px', maxWidth: '100%', [upTo600]: { display: 'none' } },
  members: { ...quietLine, marginLeft: 'auto', [upTo600]: { width: '100%', textAlign: 'right' } },
  panes: {
    ...inGrid('264px minmax(0, 1fr)', '32px'),
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', alignContent: 'start' },
  },
  nothing: { color: tokens.colorNeutralForeground3 },
  history: { marginTop: '32px' },
  heading: { ...partHeading, margin: '0 0 12px' },
});

/** The latest of what was done to a group is enough to know who to ask. */
const MOST_EVENTS = 8;

interface Props {
  editor: Editor;
  group: PermissionGroup;
  mayChange: boolean;
  onChoose(groupId: string): void;
  onOpen(dialog: OpenDialog): void;
}

/** A group: which one, its modules, and what each of them lets its members do. */
export function GroupEditor({ editor, group, mayChange, onChoose, onOpen }: Props) {
  const styles = useStyles();
  const isNarrow = useMedia(upTo768);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [menu, setMenu] = useState<MenuPlace>();
  const maySeeMembers = useMay('customers.view');
  const { draft, setDraft } = editor;
  const shown = modulesHere(group.modules, siteTaxes(useSite()));
  const module = shown.find(({ moduleName }) => moduleName === chosen) ?? shown[0];
  const isSearching = text.trim() !== '';
  const groups = editor.groups ?? [];
  // Changes that are not saved are still shown of a group that somebody else deleted.
  const choices = groups.some(({ id }) => id === group.id) ? groups : [...groups, group];

  const all = (permissions: readonly GrantedPermission[], on: boolean) => {
    const next = switchAll(draft, permissions, on);
    if (on && JSON.stringify(next) === JSON.stringify(draft))
      showToast('Nothing here is allowed by default. Tick what the group can do.', 'info');
    setDraft(next);
  };
  const modules = {
    modules: shown,
    draft,
    chosen: isSearching ? undefined : module?.moduleName,
    disabled: !mayChange,
    onChoose: (moduleName: string) => {
      setText('');
      setChosen(moduleName);
    },
    onSwitch: (one: (typeof shown)[number], on: boolean) => all(permissionsIn(one), on),
  };
  const parts = isSearching
    ? found(shown, text).map((part) => ({
        ...part,
        title: part.name === part.moduleName ? part.name : `${part.moduleName}, ${part.name}`,
      }))
    : (module?.userPermissionGroups ?? []).map((part) => ({ ...part, title: part.name }));
  const events = (editor.list.data?.events ?? []).filter(({ groupId }) => groupId === group.id);

  return (
    <>
      <div className={styles.bar}>
        <SelectBox className={styles.group} aria-label="Group" value={group.id} onChange={onChoose}>
          {choices.map(({ id, groupName }) => (
            <option key={id} value={id}>
              {groupName}
            </option>
          ))}
        </SelectBox>
        {mayChange && (
          <MenuButton name={group.groupName} isNarrow isOpen={menu !== undefined} onMenu={(place) => setMenu(place)} />
        )}
        <InputBox
          className={styles.find}
          type="search"
          aria-label="Find a permission"
          placeholder="Find a permission"
          maxLength={80}
          contentBefore={<Icon name="search" size={16} />}
          value={text}
          onChange={setText}
        />
        <span className={styles.members}>
          {group.members === 1 ? '1 staff member' : `${group.members.toLocaleString('en-IN')} staff members`}
        </span>
      </div>
      <div className={styles.panes}>
        {isNarrow ? <ModuleSelect {...modules} /> : <ModuleList {...modules} />}
        <div>
          {parts.map(({ title, rbacPermissions }) => (
            <PermissionPart
              key={title}
              name={title}
              permissions={rbacPermissions}
              draft={draft}
              disabled={!mayChange}
              onSwitchOne={(permission, on) => setDraft(switchOne(draft, permission, on))}
              onSwitchAll={isSearching ? undefined : all}
            />
          ))}
          {!parts.length && <p className={styles.nothing}>No matching permissions.</p>}
          {!isSearching && maySeeMembers && <GroupMembers key={group.id} group={group} />}
          {!isSearching && events.length > 0 && (
            <section className={styles.history} aria-label="Group history">
              <h2 className={styles.heading}>Group history</h2>
              <Timeline deeds={events.slice(0, MOST_EVENTS).map(({ at, text: what, by }) => ({ at, what, by }))} />
            </section>
          )}
        </div>
      </div>
      {menu && (
        <RowMenu
          title={group.groupName}
          place={menu}
          onClose={() => setMenu(undefined)}
          entries={[
            { label: 'Rename', run: () => onOpen('rename') },
            { label: 'Delete', danger: true, run: () => onOpen('delete') },
          ]}
        />
      )}
    </>
  );
}
