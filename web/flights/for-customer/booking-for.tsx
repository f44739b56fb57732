import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BookedFor } from '#shared/flights/booked-for.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useMay } from '#web/app/session/permissions.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inlineRow, inRow } from '#web/ui/stack.ts';
import { cutOff } from '#web/ui/text.ts';
import { withCustomer } from '../journey/customer-in-address.ts';
import { customerText } from './customer-text.ts';
import { useRecentCustomers } from './recent-customers.ts';
import { useCustomer } from './use-customer.ts';

const ChooseCustomer = lazyPart(() => import('./choose-customer.tsx'));

const useStyles = makeStyles({
  root: { ...inRow('8px'), minHeight: '36px', minWidth: 0 },
  label: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  chip: {
    ...inlineRow('6px'),
    minWidth: 0,
    maxWidth: '100%',
    minHeight: '32px',
    padding: '4px 12px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '16px',
    font: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [upTo768]: { minHeight: '40px', maxWidth: 'calc(100vw - 176px)', borderRadius: '20px' },
  },
  chosen: {
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground1,
    backgroundColor: siteTokens.selectedBackground,
    border: `1px solid ${siteTokens.selectedLine}`,
  },
  name: cutOff,
});

/** Where a choice says that it was one: the page that opens at it brings the focus back to the chip. */
interface Chosen {
  isCustomerChosen?: boolean;
}

/**
 * For whom staff book: themselves, or the customer that the address names. Choosing another writes them into the address,
 * where Back, a reload and a second tab find them. `customer` is what the server said of them.
 */
export default function BookingFor({ customer }: { customer: BookedFor | undefined }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const { customerId } = useCustomer();
  const maySearch = useMay('customers.view');
  const { recent, remember } = useRecentCustomers();
  // Closed only once the page is theirs: a fare that is selected before would be booked for oneself.
  const [openedAt, setOpenedAt] = useState<{ customerId: number | undefined }>();
  const isOpen = openedAt !== undefined && openedAt.customerId === customerId;
  const chip = useRef<HTMLButtonElement>(null);
  const isChosen = (state as Chosen | null)?.isCustomerChosen === true;
  useEffect(() => {
    if (isChosen) chip.current?.focus();
  }, [isChosen, customerId]);

  const known = customer?.customerId === customerId ? customer : undefined;
  const name =
    (known && customerText(known)) ??
    recent.find((one) => one.customerId === customerId)?.name ??
    `Customer ${customerId}`;
  const choose = (next: number | undefined) => {
    if (next === customerId) {
      setOpenedAt(undefined);
      return;
    }
    const query = withCustomer(new URLSearchParams(search), next);
    void navigate(`${pathname}?${query}`, { replace: true, state: { ...(state as object), isCustomerChosen: true } });
  };
  const isNamed = customerId !== undefined;
  // Whoever may see no customers chooses none; one that a link names is shown all the same.
  return (
    <div className={styles.root} role="group" aria-label="Booking for">
      <span className={styles.label}>Booking for</span>
      <button
        ref={chip}
        type="button"
        className={mergeClasses(styles.chip, isNamed && styles.chosen)}
        aria-haspopup="dialog"
        disabled={!maySearch}
        onClick={() => setOpenedAt({ customerId })}
      >
        <span className={styles.name}>{isNamed ? name : 'Myself'}</span>
        <Icon name="chevronDown" size={16} />
      </button>
      {isNamed && (
        <Button
          appearance="subtle"
          aria-label="Book for myself"
          title="Book for myself"
          icon={<Icon name="close" size={16} />}
          onClick={() => choose(undefined)}
        />
      )}
      {isOpen && (
        <ChooseCustomer
          recent={recent}
          onClose={() => setOpenedAt(undefined)}
          onChoose={(next) => {
            remember(next);
            choose(next.customerId);
          }}
        />
      )}
    </div>
  );
}
