import { defaultPolicies } from '#shared/site/default-policies.ts';
import { documents } from '#shared/site/documents.ts';
import type { SeoTexts } from '#shared/site/parts/seo.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { HtmlIn, TextIn } from './text-in.tsx';
import type { PartForm } from './use-settings.ts';

const pages: readonly (readonly [keyof SeoTexts, string])[] = [
  ['search', 'Flight search'],
  ['login', 'Sign in'],
  ['signup', 'Sign up'],
  ['register', 'Register'],
  ['forgotten', 'Forgot password'],
  ['terms', 'Terms and conditions'],
  ['privacy', 'Privacy policy'],
  ['cancellation', 'Cancellations, returns and refunds'],
];

/** What search engines are told, page by page. */
export function SeoPart({ form }: { form: PartForm<'seo'> }) {
  const styles = useRowStyles();
  const { siteName } = useSite();
  return (
    <div className={styles.form}>
      {pages.map(([page, label]) => {
        const texts = form.value[page];
        const field = (name: 'title' | 'description', most: number) => ({
          name: `${page}-${name}`,
          maxLength: most,
          autoComplete: 'off',
          disabled: form.disabled,
          value: texts[name],
          error: form.error(`${page}.${name}`),
          hint: `${texts[name].length} of ${most}`,
          onChange: (text: string) => form.set({ [page]: { ...texts, [name]: text } }),
        });
        return (
          <fieldset key={page} className={styles.group} aria-label={label}>
            <h3 className={styles.heading}>{label}</h3>
            <ShortField {...field('title', 70)} label="Title" placeholder={siteName} />
            <ShortField {...field('description', 200)} label="Description" />
          </fieldset>
        );
      })}
    </div>
  );
}

/** Scripts of others on the public documents. */
export function TagsPart({ form }: { form: PartForm<'tags'> }) {
  const styles = useRowStyles();
  const { scriptUrls } = form.value;
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        They run only on the public documents, never where people search, book or pay, and can only contact their own
        hosts.
      </p>
      <TextIn
        form={form}
        name="gtm_tag"
        label="Google Tag Manager"
        placeholder="GTM-"
        maxLength={20}
        spellCheck={false}
      />
      {scriptUrls.map((url, at) => (
        <div key={at} className={styles.row}>
          <ShortField
            label={`Script ${at + 1}`}
            name={`script-${at}`}
            placeholder="https://"
            inputMode="url"
            maxLength={500}
            autoComplete="off"
            disabled={form.disabled}
            value={url}
            error={form.error(`scriptUrls.${at}`)}
            onChange={(text) => form.set({ scriptUrls: scriptUrls.with(at, text) })}
          />
          {!form.disabled && (
            <Button
              appearance="subtle"
              icon={<Icon name="close" />}
              aria-label={`Remove script ${at + 1}`}
              onClick={() => form.set({ scriptUrls: scriptUrls.toSpliced(at, 1) })}
            />
          )}
        </div>
      ))}
      {!form.disabled && scriptUrls.length < 10 && (
        <div>
          <Button icon={<Icon name="plus" />} onClick={() => form.set({ scriptUrls: [...scriptUrls, ''] })}>
            Add a script
          </Button>
        </div>
      )}
    </div>
  );
}

/** The public documents. */
export function PoliciesPart({ form }: { form: PartForm<'policies'> }) {
  const styles = useRowStyles();
  const usual = defaultPolicies(useSite());
  return (
    <div className={styles.form}>
      {documents.map(({ path, policy, title }) => (
        <div key={policy} className={styles.group}>
          <HtmlIn
            form={form}
            name={policy}
            label={title}
            rows={10}
            hint={form.value[policy] ? undefined : 'Leave empty for the standard text with your name and country.'}
            nothing="The standard text."
          />
          <div className={styles.head}>
            <a href={`/app${path}`} target="_blank" rel="noopener" className={styles.link}>
              See the page
            </a>
            {!form.disabled && !form.value[policy] && (
              <Button onClick={() => form.set({ [policy]: usual[policy] })}>Start with the standard text</Button>
            )}
          </div>
        </div>
      ))}
      {form.error('') && <p role="alert">{form.error('')}</p>}
    </div>
  );
}
