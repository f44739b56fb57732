import { Badge, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { inLines, inRows } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { cutOff, looseSmallText } from '#web/ui/text.ts';
import { userTypeName } from '../user-type-name.ts';
import { statusName } from './customers-address.ts';

const useStyles = makeStyles({
  chips: inRows('4px 6px'),
  chip: { ...cutOff, maxWidth: '100%', display: 'inline-block', lineHeight: '18px' },
  small: { height: '16px', lineHeight: '14px', verticalAlign: 'top' },
  usual: { ...looseSmallText, color: tokens.colorNeutralForeground3 },
  marks: inLines('0 12px'),
});

/** The person; the company where nobody is named, the address of mail where neither is. */
export const nameOf = ({ companyName, firstName, lastName, email }: CustomerRow): string =>
  `${firstName} ${lastName}`.trim() || companyName || email;

/** What stands beside the person: the company, the customer's number and type. */
export const besideName = (row: CustomerRow): string => {
  const { companyName, customerNumber, userType } = row;
  return [companyName !== nameOf(row) && companyName, customerNumber, userTypeName[userType]]
    .filter(Boolean)
    .join(', ');
};

/** Who is meant, beyond mistake: the person, of which company, with the address that signs in. */
export const whoIs = (row: CustomerRow): string => {
  const { companyName, email } = row;
  const name = nameOf(row);
  const of = companyName && companyName !== name ? ` of ${companyName}` : '';
  return `${name}${of}${email && email !== name ? ` (${email})` : ''}`;
};

/** Digits grouped as they were saved, behind the dial code; empty where a number is not set (`INVALID`). */
export function phoneText({ phoneNumber, phoneCountryCode }: CustomerRow['phoneNumbers'][number]): string {
  return !phoneNumber || phoneNumber === 'INVALID' ? '' : `${phoneCountryCode} ${phoneNumber}`.trim();
}

/** The number labelled `Primary`, else the first; empty where it is not set. */
export function primaryPhone({ phoneNumbers }: CustomerRow): string {
  const phone = phoneNumbers.find(({ label }) => label === 'Primary') ?? phoneNumbers[0];
  return phone ? phoneText(phone) : '';
}

/** The markup group, or that the site's default applies. */
export function GroupChip({ row }: { row: CustomerRow }) {
  const styles = useStyles();
  return row.groupName ? (
    <Badge appearance="tint" color="brand" shape="rounded" className={styles.chip} title={row.groupName}>
      {row.groupName}
    </Badge>
  ) : (
    <span className={styles.usual} title="Default Group Applicable">
      Default Group Applicable
    </span>
  );
}

/** The permission group of a member of staff; of a retail customer in no group, what the default means for them. */
export function BesideGroup({ row }: { row: CustomerRow }) {
  const styles = useStyles();
  if (row.userType === 'retail' && !row.groupName) return <span className={styles.usual}>Retail price</span>;
  return (
    row.userGroupName && (
      <Badge
        appearance="outline"
        color="informative"
        shape="rounded"
        size="small"
        className={mergeClasses(styles.chip, styles.small)}
        title={row.userGroupName}
      >
        {row.userGroupName}
      </Badge>
    )
  );
}

/** Groups a person belongs to, side by side. */
export function Groups({ row }: { row: CustomerRow }) {
  const styles = useStyles();
  return (
    <div className={styles.chips}>
      <GroupChip row={row} />
      <BesideGroup row={row} />
    </div>
  );
}

export const VerifiedMark = ({ row }: { row: CustomerRow }) => (
  <Status isSmall tone={row.status === 'verified' ? 'done' : 'waiting'} text={statusName[row.status]} />
);

/** What is out of the usual about an account; nothing otherwise. */
export function FurtherMarks({ row }: { row: CustomerRow }) {
  return (
    <>
      {row.isAwaitingApproval && <Status isSmall tone="waiting" text="Awaiting approval" />}
      {row.isBlocked && <Status isSmall tone="urgent" text="Blocked" />}
      {row.flightLookToBook.is_exempted && <Status isSmall tone="working" text="Exempted" />}
    </>
  );
}

/** All of an account's marks, side by side. */
export function Marks({ row, className }: { row: CustomerRow; className?: string }) {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.marks, className)}>
      <VerifiedMark row={row} />
      <FurtherMarks row={row} />
    </div>
  );
}
