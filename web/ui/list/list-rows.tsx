import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { useStable } from '#web/ui/use-stable.ts';
import type { Column, ListGroup } from './column.ts';
import { ListTable } from './list-table.tsx';
import { MenuButton, type MenuEntry, type MenuPlace } from './menu-button.tsx';

const RowMenu = lazyPart(() => import('./row-menu.tsx'));

const useStyles = makeStyles({ cards: inColumn('12px') });

/** What a card of a list is told; its opener says `data-row`, so that arrows walk to it. */
export interface CardPlace {
  isOpen: boolean;
  onOpen(): void;
  /** The row's menu; nothing without one. */
  menu: ReactNode;
}
interface Props<Row> {
  columns: readonly Column<Row>[];
  groups: readonly ListGroup<Row>[];
  idOf(row: Row): string;
  openId: string | undefined;
  onOpen(id: string): void;
  /** Given: rows are cards (a phone, a traveller); left out: the table. */
  card?(row: Row, place: CardPlace): ReactNode;
  /** What can be done about a row: at its end and on the right mouse button. */
  menuOf?(row: Row): readonly MenuEntry[];
  /** What is done most about a row: beside its menu in the table; cards have it where they like. */
  deedOf?(row: Row): ReactNode;
  /** What a row is called where its menu says whose it is. */
  nameOf?(row: Row): string;
}

/** The rows of a list, as a table or as cards, with their menus. */
export function ListRows<Row>({ card, menuOf, deedOf, nameOf = () => '', onOpen, ...table }: Props<Row>) {
  const styles = useStyles();
  const { groups, idOf, openId } = table;
  const [menu, setMenu] = useState<{ row: Row; place: MenuPlace }>();
  const open = useStable(onOpen);
  const openMenu = useStable((row: Row, place: MenuPlace) => setMenu({ row, place }));
  const menuId = menu && idOf(menu.row);
  return (
    <>
      {card ? (
        <div className={styles.cards}>
          {groups
            .flatMap(({ rows }) => rows)
            .map((row) => (
              <div key={idOf(row)}>
                {card(row, {
                  isOpen: idOf(row) === openId,
                  onOpen: () => open(idOf(row)),
                  menu: menuOf && (
                    <MenuButton
                      name={nameOf(row)}
                      isOpen={idOf(row) === menuId}
                      onMenu={(place) => openMenu(row, place)}
                    />
                  ),
                })}
              </div>
            ))}
        </div>
      ) : (
        <ListTable {...table} onOpen={open} menu={menuOf && { nameOf, deedOf, openFor: menuId, onMenu: openMenu }} />
      )}
      {menu && menuOf && (
        <RowMenu
          title={nameOf(menu.row)}
          entries={menuOf(menu.row)}
          place={menu.place}
          onClose={() => setMenu(undefined)}
        />
      )}
    </>
  );
}
