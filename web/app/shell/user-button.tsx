import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { UserData } from '#shared/users/model.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loadAhead } from '#web/ui/load-again.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inlineRow } from '#web/ui/stack.ts';
import { bareButton } from '#web/ui/surface.ts';
import type { MenuItem } from './menus.ts';

const load = () => import('./user-menu.tsx');
const UserMenu = lazyPart(load);
const ahead = () => loadAhead(load);

const useStyles = makeStyles({
  root: { ...bareButton, ...inlineRow('8px'), padding: '2px', borderRadius: '20px', color: 'inherit' },
  mark: {
    display: 'grid',
    placeContent: 'center',
    width: '36px',
    height: '36px',
    borderRadius: '50%',
    backgroundColor: tokens.colorNeutralBackground6,
    color: tokens.colorNeutralForeground2,
    fontWeight: tokens.fontWeightSemibold,
    '::before': { content: 'attr(data-initials)' },
  },
});

/** The person's initials; the menu loads when it is first pointed at. */
export function UserButton({ user, items, named }: { user: UserData; items: readonly MenuItem[]; named?: boolean }) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const name = `${user.firstName} ${user.lastName}`.trim();
  const initials = (user.firstName.charAt(0) + user.lastName.charAt(0)).toUpperCase();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.root}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`Account of ${name}`}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.mark} aria-hidden data-initials={initials} />
        {named && (
          <>
            <span>{name}</span>
            <Icon name="chevronDown" size={16} />
          </>
        )}
      </button>
      {open && <UserMenu user={user} items={items} target={button} onClose={() => setOpen(false)} />}
    </>
  );
}
