import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { callApi } from '#web/api/client.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { inColumn, plainList } from '#web/ui/stack.ts';
import { quietLine, smallInLine } from '#web/ui/text.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { customerText } from './customer-text.ts';
import type { RecentCustomer } from './recent-customers.ts';

/** Spec: user search 400 ms. */
const WAIT = 400;
/** What the index finds a word by; a customer's number may be shorter. */
const isAsked = (text: string) => text.length > 1 || /^\d+$/.test(text);

const useStyles = makeStyles({
  root: { ...inColumn('12px'), minHeight: '320px', alignContent: 'start' },
  list: plainList,
  option: {
    display: 'grid',
    minHeight: '40px',
    alignContent: 'center',
    padding: '6px 12px',
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
  },
  active: { backgroundColor: tokens.colorNeutralBackground3 },
  off: { cursor: 'not-allowed', color: tokens.colorNeutralForegroundDisabled },
  quiet: quietLine,
  head: { ...smallInLine, margin: 0, fontWeight: tokens.fontWeightSemibold },
});

interface Option extends RecentCustomer {
  /** What is read first: the person. */
  first: string;
  /** Whom else it may be told apart by; empty for the recent ones, of whom a browser keeps no more. */
  note: string;
  isBlocked: boolean;
}

const types: Record<string, string> = { travelAgent: 'Travel agent', retail: 'Traveller', corporate: 'Corporate' };

const optionOf = ({ customerNumber, firstName, lastName, companyName, email, userType, isBlocked }: CustomerRow) => {
  const person = `${firstName} ${lastName}`.trim();
  const facts = [person && companyName, types[userType], email, `no. ${customerNumber}`, isBlocked && 'blocked'];
  return {
    customerId: customerNumber,
    name: customerText({ name: person, companyName }) || email,
    first: person || companyName || email,
    note: facts.filter(Boolean).join(' · '),
    isBlocked,
  } satisfies Option;
};

interface Props {
  recent: readonly RecentCustomer[];
  onChoose(customer: RecentCustomer): void;
  onClose(): void;
}

/** A customer by name, company, mail, phone or number. Arrows walk, Enter takes the marked one, Tab the first. */
export default function ChooseCustomer({ recent, onChoose, onClose }: Props) {
  const styles = useStyles();
  const client = useQueryClient();
  const id = useId();
  const [text, setText] = useState('');
  const [marked, setMarked] = useState(0);
  const typed = text.trim();
  const searchQuery = useDebounced(typed, WAIT);
  const query = (words: string) => ({
    queryKey: [searchWlUser.name, { searchQuery: words }] as const,
    staleTime: 30_000,
    queryFn: () => callApi(searchWlUser, { searchQuery: words }),
  });
  const { data } = useQuery({ ...query(searchQuery), enabled: isAsked(searchQuery) });
  const optionsOf = (answer: typeof data): Option[] =>
    answer?.ok ? answer.value.records.filter(({ userType }) => userType !== 'staff').map(optionOf) : [];
  const isSearching = isAsked(typed);
  const isHeard = isSearching && typed === searchQuery && data !== undefined;
  const options: Option[] = isSearching
    ? optionsOf(data)
    : recent.map((customer) => ({ ...customer, first: customer.name, note: '', isBlocked: false }));
  const active = Math.min(marked, options.length - 1);

  const take = (option: Option | undefined) => {
    if (option && !option.isBlocked) onChoose({ customerId: option.customerId, name: option.name });
  };
  const takeFirst = async () => {
    const found = isHeard ? options : optionsOf(await client.fetchQuery({ ...query(typed), staleTime: 0 }));
    take(found.find(({ isBlocked }) => !isBlocked));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setMarked(Math.max(0, Math.min(options.length - 1, active + (key === 'ArrowDown' ? 1 : -1))));
    } else if (key === 'Enter') {
      event.preventDefault();
      if (isHeard || !isSearching) take(options[active]);
      else void takeFirst();
    } else if (key === 'Tab' && !event.shiftKey && isSearching) {
      event.preventDefault();
      void takeFirst();
    }
  };
  return (
    <SiteDialog title="Booking for" onClose={onClose}>
      <div className={styles.root}>
        <InputBox
          autoFocus
          size="large"
          enterKeyHint="done"
          role="combobox"
          aria-label="Find a customer"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length ? `${id}-${active}` : undefined}
          placeholder="Name, company, email, phone or number"
          maxLength={120}
          autoComplete="off"
          spellCheck={false}
          contentBefore={<Icon name="search" size={16} />}
          value={text}
          onKeyDown={onKeyDown}
          onChange={(next) => {
            setText(next);
            setMarked(0);
          }}
        />
        {!isSearching && options.length > 0 && <h3 className={styles.head}>Recent</h3>}
        <ul id={`${id}-list`} role="listbox" aria-label="Customers" className={styles.list}>
          {options.map((option, at) => (
            <li
              key={option.customerId}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === active}
              aria-disabled={option.isBlocked || undefined}
              className={mergeClasses(styles.option, at === active && styles.active, option.isBlocked && styles.off)}
              onMouseMove={() => setMarked(at)}
              onClick={() => take(option)}
            >
              <span>{option.first}</span>
              {option.note && <span className={styles.quiet}>{option.note}</span>}
            </li>
          ))}
        </ul>
        <span role="status" className={styles.quiet}>
          {saidOf({ isSearching, isHeard, found: options.length, isRefused: data?.ok === false })}
        </span>
      </div>
    </SiteDialog>
  );
}

/** What stands below the list, and is read out. */
function saidOf(heard: { isSearching: boolean; isHeard: boolean; found: number; isRefused: boolean }): string {
  if (!heard.isSearching) return heard.found ? '' : 'Enter at least two letters, or a customer number.';
  if (!heard.isHeard) return 'Searching customers';
  if (heard.isRefused) return 'Customers could not be loaded.';
  return heard.found ? '' : 'No customer found.';
}
