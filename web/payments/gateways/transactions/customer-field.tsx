import { useMay } from '#web/app/session/permissions.ts';
import { nameInChoice, useFoundCustomers } from '#web/users/customers/use-found-customers.ts';
import { ChoiceField } from '#web/ui/form/choice-field.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';

interface Props {
  /** The user's id; empty for everybody. */
  value: string;
  onChange(userId: string): void;
}

/** One customer, found by typing: of a company all that it paid is meant. Left out for who may not look for people. */
export function CustomerField({ value, onChange }: Props) {
  const mayLook = useMay('customers.view');
  const { text, setText, found, isNobody } = useFoundCustomers(mayLook);
  if (!mayLook) return null;
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
        hint={isNobody ? 'No customer found.' : undefined}
        value={value}
        all="All"
        other="Currently set"
        options={found.map((row) => [row.users_id, nameInChoice(row)])}
        onChange={onChange}
      />
    </>
  );
}
