import {
  makeStyles,
  Menu,
  MenuDivider,
  MenuItem as Item,
  MenuList,
  MenuPopover,
  tokens,
} from '@fluentui/react-components';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UserData } from '#shared/users/model.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { useCall } from '#web/api/use-call.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useColourMode } from '#web/app/theme/use-colour-mode.ts';
import { userTypeName } from '#web/users/user-type-name.ts';
import { useMayDownloadAny } from '#web/exports/may-download.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { quietLine, strongLine } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import type { MenuItem } from './menus.ts';

const Sheet = lazyPart(() => import('#web/ui/dialog/sheet.tsx'));
const dialogs = {
  password: lazyPart(() => import('#web/users/change-password-dialog.tsx')),
  agencyLogo: lazyPart(() => import('#web/users/agency-logo-dialog.tsx')),
  secondFactor: lazyPart(() => import('#web/users/second-factor/second-factor-dialog.tsx')),
  downloads: lazyPart(() => import('#web/exports/downloads-dialog.tsx')),
  everywhere: lazyPart(() => import('#web/users/sign-out-everywhere-dialog.tsx')),
};

const useStyles = makeStyles({
  // It stands inside the bar, and the page's selects and tables come later.
  menu: { zIndex: 50, minWidth: '240px' },
  who: { ...quietLine, display: 'grid', padding: '8px 12px 12px' },
  name: { ...strongLine, color: tokens.colorNeutralForeground1 },
});

interface Props {
  user: UserData;
  items: readonly MenuItem[];
  target: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Who is signed in, their pages, dark mode and the way out. */
export default function UserMenu({ user, items, target, onClose }: Props) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { mode, toggle } = useColourMode();
  const mayDownload = useMayDownloadAny();
  const [opened, setOpened] = useState<keyof typeof dialogs>();
  const OpenDialog = opened && dialogs[opened];
  const isPhone = useMedia(upTo768);
  if (OpenDialog) return <OpenDialog onClose={onClose} />;
  const leave = (to: string) => {
    onClose();
    void navigate(to);
  };
  const who = (
    <div className={styles.who}>
      <span className={styles.name}>
        {user.firstName} {user.lastName}
      </span>
      <span>{user.email}</span>
      <span>{[userTypeName[user.userType], user.companyName].filter(Boolean).join(', ')}</span>
      {user.userType !== 'staff' && <Balance />}
    </div>
  );
  const list = (
    <MenuList hasIcons>
      {items.map(({ to, label, icon }) => (
        <Item key={to} icon={icon && <Icon name={icon} />} onClick={() => leave(to)}>
          {label}
        </Item>
      ))}
      {mayDownload && (
        <Item icon={<Icon name="box" />} persistOnClick onClick={() => setOpened('downloads')}>
          Downloads
        </Item>
      )}
      {!user.partnerStay && (
        <Item icon={<Icon name="key" />} persistOnClick onClick={() => setOpened('password')}>
          Change password
        </Item>
      )}
      {user.userType === 'travelAgent' && user.isCompanyOwner && (
        <Item icon={<Icon name="ticket" />} persistOnClick onClick={() => setOpened('agencyLogo')}>
          Agency logo
        </Item>
      )}
      {user.userType === 'staff' && (
        <Item
          icon={<Icon name="key" />}
          secondaryContent={user.hasSecondFactor ? 'On' : 'Off'}
          persistOnClick
          onClick={() => setOpened('secondFactor')}
        >
          Second factor
        </Item>
      )}
      {!user.partnerStay && (
        <Item icon={<Icon name="signOut" />} persistOnClick onClick={() => setOpened('everywhere')}>
          Sign out everywhere
        </Item>
      )}
      <Item
        icon={<Icon name="moon" />}
        secondaryContent={mode === 'dark' ? 'On' : 'Off'}
        persistOnClick
        onClick={toggle}
      >
        Dark mode
      </Item>
      <MenuDivider />
      <Item icon={<Icon name="signOut" />} onClick={() => leave(paths.logout)}>
        Sign out
      </Item>
    </MenuList>
  );
  if (isPhone)
    return (
      <Sheet title="Account" onClose={onClose}>
        {who}
        {list}
      </Sheet>
    );
  return (
    <Menu
      open
      inline
      positioning={{ target: target.current, position: 'below', align: 'end', offset: 6 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <MenuPopover className={styles.menu}>
        {who}
        <MenuDivider />
        {list}
      </MenuPopover>
    </Menu>
  );
}

/** To the last unit; a phone's bar has room for whole units only. */
function Balance() {
  const { data } = useCall(getWalletBalance, {}, { quiet: true });
  return (
    data && (
      <span>
        Wallet balance <Money minor={data.balance} currency={data.currency} />
      </span>
    )
  );
}
