import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useSiteDays } from '#web/site/site.ts';
import type { Column } from '#web/ui/list/column.ts';
import { formatLongDay } from '#web/ui/long-day.ts';
import { inLines } from '#web/ui/stack.ts';
import { quietInLine } from '#web/ui/text.ts';
import {
  BesideGroup,
  besideName,
  FurtherMarks,
  GroupChip,
  nameOf,
  primaryPhone,
  VerifiedMark,
} from './customer-text.tsx';

const useStyles = makeStyles({
  marks: inLines('0 8px'),
  registered: quietInLine,
});

/** The customers' columns. */
export function useCustomerColumns(): readonly Column<CustomerRow>[] {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const [columns] = useState((): Column<CustomerRow>[] => [
    {
      heading: 'Customer',
      width: 23,
      line: 1,
      first: nameOf,
      second: besideName,
    },
    {
      heading: 'Groups',
      width: 20,
      line: 2,
      hidesBeside: true,
      first: (row) => <GroupChip row={row} />,
      second: (row) => <BesideGroup row={row} />,
    },
    {
      heading: 'Contact',
      width: 27,
      line: 3,
      first: ({ email }) => email,
      second: primaryPhone,
    },
    {
      heading: 'Status',
      width: 14,
      line: 1,
      isEnd: true,
      first: (row) => <VerifiedMark row={row} />,
      second: (row) => (
        <span className={styles.marks}>
          <FurtherMarks row={row} />
        </span>
      ),
    },
    {
      heading: 'Registered',
      width: 16,
      line: 3,
      isEnd: true,
      hidesBeside: true,
      first: (row) => <span className={styles.registered}>{formatLongDay(dayOf(row.createdAt))}</span>,
    },
  ]);
  return columns;
}
