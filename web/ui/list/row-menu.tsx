import { makeStyles, Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import Sheet from '#web/ui/sheet.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { useReturnFocus } from '#web/ui/use-return-focus.ts';
import type { MenuEntry, MenuPlace } from './menu-button.tsx';

const useStyles = makeStyles({
  menu: { zIndex: 50, minWidth: '176px' },
  entry: { [upTo768]: { minHeight: '44px', alignItems: 'center' } },
});

interface Props {
  /** Whose menu it is. */
  title: string;
  entries: readonly MenuEntry[];
  place: MenuPlace;
  onClose(): void;
}

/** What can be done about a row; a sheet on a phone. Render it lazily, and only while it is open. */
export default function RowMenu({ title, entries, place, onClose }: Props) {
  const styles = useStyles();
  const isPhone = useMedia(upTo768);
  const list = (
    <MenuList aria-label={title}>
      {entries.map(({ label, run }) => (
        <MenuItem
          key={label}
          className={styles.entry}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </MenuList>
  );
  if (isPhone)
    return (
      <Sheet title={title} onClose={onClose}>
        {list}
      </Sheet>
    );
  return (
    <Beside place={place} onClose={onClose}>
      <MenuPopover className={styles.menu}>{list}</MenuPopover>
    </Beside>
  );
}

function Beside({ place, onClose, children }: { place: MenuPlace; onClose(): void; children: React.JSX.Element }) {
  useReturnFocus();
  const target =
    place instanceof HTMLElement ? place : { getBoundingClientRect: () => new DOMRect(place.x, place.y, 0, 0) };
  return (
    <Menu
      open
      inline
      positioning={{ target, position: 'below', align: place instanceof HTMLElement ? 'end' : 'start', offset: 4 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      {children}
    </Menu>
  );
}
