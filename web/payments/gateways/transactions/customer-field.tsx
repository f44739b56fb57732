import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { useCall } from '#web/api/use-call.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Spec: user search 400 ms. */
const WAIT = 400;

const nameOf = ({ firstName, lastName, companyName, email }: CustomerRow): string =>
  [`${firstName} ${lastName}`.trim() || email, companyName].filter(Boolean).join(', ');

interface Props {
  /** The user's id; empty for everybody. */
  value: string;
  onChange(userId: string): void;
}

/** One customer, found by typing: of a company all that it paid is meant. Left out for who may not look for people. */
export function CustomerField({ value, onChange }: Props) {
  const mayLook = useMay('customers.view');
  const [text, setText] = useState('');
  const searchQuery = useDebounced(text.trim(), WAIT);
  const isAsked = searchQuery.length > 1;
  const { data } = useCall(
    searchWlUser,
    { searchQuery },
    { enabled: isAsked && mayLook, placeholderData: keepPreviousData, quiet: true },
  );
  if (!mayLook) return null;
  const found = isAsked ? (data?.records ?? []).filter(({ userType }) => userType !== 'staff') : [];
  return (
    <>
      <ShortField
        size="medium"
        label="Find a customer"
        name="customer"
        hint="Name, company, email or phone."
        maxLength={120}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <ChoiceField
        size="medium"
        label="Customer"
        name="userId"
        hint={isAsked && data && found.length === 0 ? 'No customer found.' : undefined}
        value={value}
        all="All"
        other="Currently set"
        options={found.map((row) => [row.users_id, nameOf(row)])}
        onChange={onChange}
      />
    </>
  );
}
