import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateUserId } from '#shared/activities/cart/update-user-id.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Spec: user search 400 ms. */
const WAIT = 400;
const nameOf = ({ firstName, lastName, companyName, email }: CustomerRow): string =>
  [`${firstName} ${lastName}`.trim() || email, companyName].filter(Boolean).join(', ');

/** Gives the cart to a customer: their market, their markup, their wallet. */
export default function ForCustomer({ cart, onClose }: { cart: CartShown; onClose(): void }) {
  const short = useShortForm({ userId: '' });
  const [text, setText] = useState('');
  const searchQuery = useDebounced(text.trim(), WAIT);
  const isAsked = searchQuery.length > 1;
  const { data } = useCall(
    searchWlUser,
    { searchQuery },
    { enabled: isAsked, placeholderData: keepPreviousData, quiet: true },
  );
  const giving = useAction(updateUserId, {
    quiet: true,
    invalidates: [getCartData],
    fallback: 'Failed to update userId',
  });
  const found = isAsked ? (data?.records ?? []).filter(({ userType }) => userType !== 'staff') : [];
  const { userId } = short.values;
  const submit = async () => {
    short.begin();
    const answer = await giving.mutateAsync({ cartId: cart.cartId, userId: Number(userId) });
    if (!answer.ok) return short.refused(answer);
    showToast(`The cart is ${answer.value.cart.buyerName}’s now, at their price.`);
    onClose();
  };
  return (
    <FormDialog
      title="Give to a customer"
      form={short.form}
      submit="Give cart"
      isPending={giving.isPending}
      says={short.says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <ShortField
        label="Find a customer"
        name="customer"
        hint="Name, company, email or phone."
        maxLength={120}
        autoComplete="off"
        value={text}
        onChange={setText}
      />
      <ChoiceField
        label="Customer"
        hint={isAsked && data && found.length === 0 ? 'No customer found.' : undefined}
        all="Please choose"
        options={found.map((row) => [String(row.customerNumber), nameOf(row)] as const)}
        {...short.field('userId')}
      />
    </FormDialog>
  );
}
