import { makeStyles, tokens } from '@fluentui/react-components';
import { keepPreviousData } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useCall } from '#web/api/use-call.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { inColumn, inRow } from '#web/ui/stack.ts';
import { outlined } from '#web/ui/surface.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';

export type Company = Pick<CustomerRow, 'legalEntityId' | 'companyName'>;

/** Spec: user search 400 ms. */
const WAIT = 400;

const useStyles = makeStyles({
  root: inColumn('8px'),
  found: { ...outlined, display: 'grid', maxHeight: '168px', overflowY: 'auto', margin: 0, padding: 0 },
  company: {
    ...inRow('8px'),
    minHeight: '40px',
    padding: '0 12px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '& input': { accentColor: tokens.colorBrandForegroundLink, flexShrink: 0 },
  },
  none: { color: tokens.colorNeutralForeground3 },
});

interface Props {
  chosen: Company | undefined;
  error: string;
  onChoose(company: Company): void;
}

/** One of the site's companies, by typing its name or that of somebody who belongs to it. */
export default function CompanyChoice({ chosen, error, onChoose }: Props) {
  const styles = useStyles();
  const name = useId();
  const [text, setText] = useState('');
  const searchQuery = useDebounced(text.trim(), WAIT);
  const isAsked = searchQuery.length > 1;
  const { data } = useCall(searchWlUser, { searchQuery }, { enabled: isAsked, placeholderData: keepPreviousData });
  const found = isAsked ? companiesOf(data?.records ?? []) : [];
  const isThere = found.some(({ legalEntityId }) => legalEntityId === chosen?.legalEntityId);
  const shown = chosen && !isThere ? [chosen, ...found] : found;
  return (
    <div className={styles.root}>
      <Field label="Find the company" required error={error || undefined}>
        {(aria) => (
          <InputBox
            {...aria}
            size="large"
            type="search"
            maxLength={120}
            autoComplete="off"
            contentBefore={<Icon name="search" size={16} />}
            value={text}
            onChange={setText}
          />
        )}
      </Field>
      {shown.length > 0 && (
        <div role="radiogroup" aria-label="Companies found" className={styles.found}>
          {shown.map((company) => (
            <label key={company.legalEntityId} className={styles.company}>
              <input
                type="radio"
                name={name}
                checked={company.legalEntityId === chosen?.legalEntityId}
                onChange={() => onChoose(company)}
              />
              {company.companyName}
            </label>
          ))}
        </div>
      )}
      {isAsked && data && found.length === 0 && <span className={styles.none}>No company found.</span>}
    </div>
  );
}

/** Several users of one are one company. */
function companiesOf(rows: readonly CustomerRow[]): Company[] {
  const found = new Map<string, Company>();
  for (const { legalEntityId, companyName } of rows)
    if (legalEntityId) found.set(legalEntityId, { legalEntityId, companyName });
  return [...found.values()];
}
