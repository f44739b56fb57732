import { makeStyles, tokens } from '@fluentui/react-components';
import { NavLink } from 'react-router-dom';
import Sheet from '#web/ui/dialog/sheet.tsx';
import { plainList } from '#web/ui/stack.ts';
import type { MenuItem } from './menus.ts';

const useStyles = makeStyles({
  list: plainList,
  link: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '48px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '&.active': { fontWeight: tokens.fontWeightSemibold, color: tokens.colorBrandForeground1 },
  },
});

export default function PhoneMenu({ items, onClose }: { items: readonly MenuItem[]; onClose: () => void }) {
  const styles = useStyles();
  return (
    <Sheet title="Menu" onClose={onClose}>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {items.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={styles.link} onClick={onClose}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </Sheet>
  );
}
