import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import type { ConsumerRow } from '#shared/partners/consumer.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { MenuButton, type MenuPlace } from '#web/ui/list/menu-button.tsx';
import { inColumn, inGrid, inRow, inRows } from '#web/ui/stack.ts';
import { cutOff, quietLine, wrongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Balance } from './balance.tsx';
import { ConsumerSwitches } from './consumer-switches.tsx';
import { SiteMark } from './site-mark.tsx';
import { reportOf } from './use-consumer-menu.ts';

const useStyles = makeStyles({
  item: {
    ...inGrid('minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr) 192px minmax(0, 3fr) auto', '8px 16px'),
    alignItems: 'center',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: `'site menu' 'groups groups' 'contact contact' 'switches switches' 'money add'`,
      padding: '12px 0',
    },
  },
  site: { [upTo768]: { gridArea: 'site' } },
  contact: { [upTo768]: { ...inRows('0 8px'), alignItems: 'baseline', gridArea: 'contact' } },
  switches: { [upTo768]: { gridArea: 'switches' } },
  groups: { ...inColumn('2px'), justifyItems: 'start', [upTo768]: { ...inRows('4px 8px'), gridArea: 'groups' } },
  chip: { ...cutOff, maxWidth: '100%', display: 'inline-block' },
  quiet: { ...quietLine, overflowWrap: 'anywhere' },
  suspended: wrongLine,
  money: { textAlign: 'right', [upTo768]: { textAlign: 'left', gridArea: 'money' } },
  // On a phone each has a place of its own: the menu beside the name, Add Money beside the balance.
  deeds: { ...inRow('8px'), justifyContent: 'flex-end', [upTo768]: { display: 'contents' } },
  add: { [upTo768]: { gridArea: 'add' } },
  menu: { [upTo768]: { gridArea: 'menu' } },
});

/** A consumer (spec: Api consumer card), with what can be done about it. */
export function ConsumerItem({
  row,
  isOpen,
  onMenu,
}: {
  row: ConsumerRow;
  /** Its menu is open. */
  isOpen: boolean;
  /** Left out where nothing can be done about it. */
  onMenu?: ((place: MenuPlace) => void) | undefined;
}) {
  const styles = useStyles();
  const may = useRights();
  const { wl_companyName: companyName, wl_domain, wl_logoUrl: logoUrl, leGroup_groupName: group } = row;
  const isSuspended = row.status === 'Suspended';
  return (
    <li className={styles.item} aria-label={`${companyName}, ${row.sup_category}`}>
      <div className={styles.site}>
        <SiteMark site={{ companyName, logoUrl }} below={wl_domain} />
      </div>
      <div className={styles.groups}>
        {group ? (
          <Badge appearance="tint" color="brand" shape="rounded" className={styles.chip} title={group}>
            {group}
          </Badge>
        ) : (
          <span className={styles.quiet}>Default Group Applicable</span>
        )}
        <span className={isSuspended ? styles.suspended : styles.quiet}>
          {row.sup_category}
          {isSuspended && ', suspended'}
        </span>
      </div>
      <div className={styles.contact}>
        {row.wl_adminContact}
        <div className={styles.quiet}>{row.wl_adminEmail}</div>
      </div>
      <div className={styles.switches}>
        {row.sup_category === 'Flights' ? (
          <ConsumerSwitches row={row} />
        ) : (
          <span className={styles.quiet}>Switches are for Flights</span>
        )}
      </div>
      <Balance className={styles.money} balance={row.balance} creditLimit={row.creditLimit} currency={row.currency} />
      <div className={styles.deeds}>
        {may('wallet.view') && may('wallet.credit') && (
          <LinkButton appearance="subtle" size="small" className={styles.add} to={reportOf(row, true)}>
            Add Money
          </LinkButton>
        )}
        {onMenu && (
          <div className={styles.menu}>
            <MenuButton name={companyName} isOpen={isOpen} onMenu={onMenu} />
          </div>
        )}
      </div>
    </li>
  );
}
