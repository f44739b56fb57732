import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { ResponseOf } from '#shared/contract.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { getKeys } from '#shared/keys/get-keys.ts';
import { LONGEST_KEY_DAYS } from '#shared/keys/limits.ts';
import { addDays } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { useSiteDays } from '#web/site/site.ts';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { RadioRow } from '#web/ui/form/radio-row.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useShortForm } from '#web/ui/form/use-short-form.ts';
import { quietLine } from '#web/ui/text.ts';
import type { KeyKind } from './key-words.ts';
import { MadeKeyDialog } from './made-key-dialog.tsx';

type Made = ResponseOf<typeof createKey>;

interface Asked {
  /** What was asked for; the form lets it be changed. */
  kind: KeyKind;
  /** The owner's address; empty for a partner, which has its contact. */
  mailTo: string;
  isPartner: boolean;
  onClose(): void;
}

/** A new key, and what it may do; once made, it is shown this once. */
export default function MakeKeyDialog({ onClose, ...asked }: Asked) {
  const [made, setMade] = useState<Made>();
  return made ? (
    <MadeKeyDialog made={made} onClose={onClose} />
  ) : (
    <KeyForm {...asked} onMade={setMade} onClose={onClose} />
  );
}

const kindText = {
  live: 'Books real flights, which are paid from your wallet.',
  test: 'Tries everything in the sandbox: invented flights, play money, no airline and no customer is told anything.',
} as const;

const useStyles = makeStyles({ kind: { ...quietLine, margin: '-8px 0 0' } });

function KeyForm({ kind: asked, mailTo, isPartner, onMade, onClose }: Asked & { onMade(made: Made): void }) {
  const styles = useStyles();
  const { today } = useSiteDays();
  const latest = addDays(today, LONGEST_KEY_DAYS);
  const [kind, setKind] = useState(asked);
  const [may, setMay] = useState<'read' | 'sell'>('read');
  const { form, field, values, says, begin, refused } = useShortForm({ name: '', networks: '', until: latest, mailTo });
  const make = useAction(createKey, { quiet: true, invalidates: [getKeys] });
  const submit = async () => {
    begin();
    const networks = values.networks.split(/[\s,;]+/).filter(Boolean);
    const answer = await make.mutateAsync({ ...values, isTest: kind === 'test', may, networks });
    if (answer.ok) return onMade(answer.value);
    const wrong = Object.entries(answer.errors ?? {}).find(([path]) => path.startsWith('networks'));
    return refused({ ...answer, errors: { ...answer.errors, ...(wrong && { networks: wrong[1] }) } });
  };
  const until = field('until');
  return (
    <FormDialog
      title="Make a key"
      form={form}
      submit="Make key"
      isPending={make.isPending}
      says={says}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <RadioRow<KeyKind>
        label="Kind"
        value={kind}
        options={[
          { value: 'live', label: 'Live' },
          { value: 'test', label: 'Test' },
        ]}
        onChange={setKind}
      />
      <p className={styles.kind}>{kindText[kind]}</p>
      <ShortField
        {...field('name')}
        label="Name"
        hint="Which system uses it, such as Website booking engine"
        maxLength={60}
      />
      <RadioRow<'read' | 'sell'>
        label="Access"
        value={may}
        options={[
          { value: 'read', label: 'Read' },
          { value: 'sell', label: 'Read and sell' },
        ]}
        onChange={setMay}
      />
      <ShortField
        {...field('networks')}
        label="From addresses"
        hint="Networks of your servers, such as 103.21.58.0/24. Leave empty for everywhere."
        autoComplete="off"
      />
      <Field label="Last day" hint="A year from today at most" {...(until.error && { error: until.error })}>
        {(aria) => (
          <DayInput
            aria={aria}
            size="large"
            name="until"
            value={until.value}
            min={today}
            max={latest}
            onChange={until.onChange}
          />
        )}
      </Field>
      <ShortField
        {...field('mailTo')}
        label="Mails about its bookings"
        {...(isPartner && { hint: 'Leave empty for the contact that your site gave here.' })}
        type="email"
        autoComplete="off"
      />
    </FormDialog>
  );
}
