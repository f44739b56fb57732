import { makeStyles, tokens } from '@fluentui/react-components';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { useCall } from '#web/api/use-call.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { inColumn, inRow } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { quietLine } from '#web/ui/text.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Spec: user search 400 ms. */
const WAIT = 400;

const useStyles = makeStyles({
  root: inColumn('8px'),
  found: { ...outlined, display: 'grid', maxHeight: '200px', overflowY: 'auto', margin: 0, padding: 0 },
  customer: {
    ...inRow('8px'),
    minHeight: '40px',
    padding: '4px 12px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '& input': { accentColor: tokens.colorBrandForegroundLink, flexShrink: 0 },
  },
  beside: { ...quietLine, display: 'block' },
  none: quietLine,
});

interface Props {
  name: string;
  className?: string;
  /** The customer's number; undefined for everybody. */
  value: number | undefined;
  onChange(customerNumber: number | undefined): void;
}

/** One customer to narrow a list to, by typing; an emptied field lets everybody in again. */
export function CustomerChoice({ name, className, value, onChange }: Props) {
  const styles = useStyles();
  const group = useId();
  const [text, setText] = useState(value === undefined ? '' : String(value));
  const searchQuery = useDebounced(text.trim(), WAIT);
  const isAsked = searchQuery.length > 1 || /^\d+$/.test(searchQuery);
  const { data } = useCall(
    searchWlUser,
    { searchQuery },
    { enabled: isAsked, quiet: true, placeholderData: keepPreviousData },
  );
  const found = isAsked ? (data?.records ?? []).filter(({ userType }) => userType !== 'staff') : [];
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') onChange(undefined);
  };
  return (
    <div className={className}>
      <div className={styles.root}>
        <Field label="Customer">
          {(aria) => (
            <InputBox
              {...aria}
              name={name}
              type="search"
              maxLength={120}
              autoComplete="off"
              placeholder="Name, company, email or phone"
              contentBefore={<Icon name="search" size={16} />}
              value={text}
              onChange={write}
            />
          )}
        </Field>
        {found.length > 0 && (
          <div role="radiogroup" aria-label="Customers found" className={styles.found}>
            {found.map((row: CustomerRow) => (
              <label key={row.users_id} className={styles.customer}>
                <input
                  type="radio"
                  name={group}
                  checked={row.customerNumber === value}
                  onChange={() => onChange(row.customerNumber)}
                />
                <span>
                  {`${row.firstName} ${row.lastName}`.trim() || row.companyName || row.email}
                  <span className={styles.beside}>
                    {[row.companyName, row.email, row.customerNumber].filter(Boolean).join(', ')}
                  </span>
                </span>
              </label>
            ))}
          </div>
        )}
        {isAsked && data && found.length === 0 && <span className={styles.none}>No customer found.</span>}
      </div>
    </div>
  );
}
