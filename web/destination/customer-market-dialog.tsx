import { makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { getDefaultMarketOptions } from '#shared/destination/masters/get-default-market-options.ts';
import { getMarketOfCustomer } from '#shared/destination/masters/get-market-of-customer.ts';
import { searchMarket } from '#shared/destination/masters/search-market.ts';
import { updateMarketForCustomer } from '#shared/destination/masters/update-market-for-customer.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { useAction } from '#web/api/use-action.ts';
import { useCall } from '#web/api/use-call.ts';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import SiteDialog from '#web/ui/dialog/site-dialog.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { inColumn, inRow } from '#web/ui/stack.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useAskedClose } from '#web/ui/dialog/use-asked-close.tsx';

const useStyles = makeStyles({
  root: { ...inColumn('8px'), minHeight: '240px', alignContent: 'start' },
  choice: {
    ...inRow('12px'),
    minHeight: '40px',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '& input': {
      margin: 0,
      flexShrink: 0,
      width: '16px',
      height: '16px',
      accentColor: tokens.colorBrandForegroundLink,
    },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Spec: search inputs 500 ms. */
const WAIT = 500;
/** Spec, to the letter. */
const FAILED = 'Failed to fetch markets...';

interface Props {
  /** The customer's number on the site. */
  customerId: number;
  /** As the list calls them. */
  name: string;
  onClose(): void;
}

/** Puts a customer into a market, or back to the site's default. */
export default function CustomerMarketDialog({ customerId, name, onClose }: Props) {
  const styles = useStyles();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const typed = text.trim();
  const words = useDebounced(typed, WAIT);
  const given = useCall(getMarketOfCustomer, { customerId }, { quiet: true, staleTime: 0 });
  const usual = useCall(getDefaultMarketOptions, {}, { quiet: true, staleTime: 0 });
  const searched = useCall(
    searchMarket,
    { name: words, withDeactivated: false },
    { quiet: true, enabled: words !== '', staleTime: 0 },
  );
  const save = useAction(updateMarketForCustomer, {
    quiet: true,
    invalidates: [getMarketOfCustomer, getUserById],
  });
  const list = typed ? searched : usual;
  const failed = list.error ?? given.error;
  const now = given.data?.market;
  const wanted = chosen ?? now?.id ?? '';
  const form = useRef<HTMLDivElement>(null);
  const { close, question } = useAskedClose({ holds: wanted !== (now?.id ?? ''), mayEdit: true, form, onClose });
  const found = list.data?.markets ?? [];
  // What they are in stays in sight, whatever is searched for, also where it is deactivated.
  const markets = now && !found.some(({ id }) => id === now.id) ? [now, ...found] : found;
  const submit = async () => {
    const answer = await save.mutateAsync({ customerId, marketId: wanted });
    if (!answer.ok) return showToast(answer.message ?? 'Some error occurred.', 'error');
    showToast(`${name} now uses the prices of ${answer.value.marketName || 'the default market'}.`);
    onClose();
  };
  const isReady = given.data !== undefined;
  return (
    <>
      <SiteDialog
        title={`Market of ${name}`}
        onClose={close}
        actions={[
          { label: 'Cancel', run: close },
          { label: 'Save', run: () => void submit(), primary: true, disabled: !isReady || save.isPending },
        ]}
      >
        <div ref={form} className={styles.root}>
          <InputBox
            type="search"
            size="large"
            aria-label="Find a market"
            placeholder="Find a market"
            maxLength={60}
            autoComplete="off"
            contentBefore={<Icon name="search" size={16} />}
            value={text}
            onChange={setText}
          />
          {failed ? (
            <div role="alert">
              <p>{FAILED}</p>
              <Button onClick={() => void Promise.all([list.refetch(), given.refetch()])}>Try again</Button>
            </div>
          ) : isReady && (list.data ?? !typed) ? (
            <div role="radiogroup" aria-label="Markets">
              <Choice
                label={`The site’s default${given.data.defaultMarket ? `, ${given.data.defaultMarket.name}` : ''}`}
                isChosen={wanted === ''}
                onChoose={() => setChosen('')}
              />
              {markets.map(({ id, name: called, isDeactivated }) => (
                <Choice
                  key={id}
                  label={isDeactivated ? `${called}, deactivated` : called}
                  isChosen={wanted === id}
                  onChoose={() => setChosen(id)}
                />
              ))}
              {typed && !found.length && words === typed && <p className={styles.quiet}>No matching markets.</p>}
            </div>
          ) : (
            <Spinner />
          )}
        </div>
      </SiteDialog>
      {question}
    </>
  );
}

function Choice({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose(): void }) {
  const styles = useStyles();
  return (
    <label className={styles.choice}>
      <input type="radio" name="market" checked={isChosen} onChange={onChoose} />
      {label}
    </label>
  );
}
