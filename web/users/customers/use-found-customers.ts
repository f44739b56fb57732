import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { useCall } from '#web/api/use-call.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Spec: user search 400 ms. */
const WAIT = 400;

/** `Asha Menon, Malabar Holidays` */
export const nameInChoice = ({ firstName, lastName, companyName, email }: CustomerRow): string =>
  [`${firstName} ${lastName}`.trim() || email, companyName].filter(Boolean).join(', ');

/** Customers found by typing, staff left out; nobody is asked for before two letters, nor where `mayLook` is false. */
export function useFoundCustomers(mayLook = true): {
  text: string;
  setText(text: string): void;
  found: readonly CustomerRow[];
  /** Something was typed, and nobody is called so. */
  isNobody: boolean;
} {
  const [text, setText] = useState('');
  const searchQuery = useDebounced(text.trim(), WAIT);
  const isAsked = searchQuery.length > 1;
  const { data } = useCall(
    searchWlUser,
    { searchQuery },
    { enabled: isAsked && mayLook, placeholderData: keepPreviousData, quiet: true },
  );
  const found = isAsked ? (data?.records ?? []).filter(({ userType }) => userType !== 'staff') : [];
  return { text, setText, found, isNobody: isAsked && data !== undefined && found.length === 0 };
}
