import { gstStates } from '#shared/site/gst-states.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { moduleLabels } from '#shared/site/module-labels.ts';
import { signUpLabels } from '#shared/site/setting-labels.ts';
import { type SignUp, signUps } from '#shared/site/sign-up.ts';
import { useSite } from '#web/site/site.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { DayRangeField } from '#web/ui/form/day-range-field.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { SelectBox } from '#web/ui/form/select-box.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { HtmlIn, SwitchIn, TextIn } from './text-in.tsx';
import type { PartForm } from './use-settings.ts';

const WHAT_STAYS =
  'Text, links, pictures, tables and plain styles are kept. Scripts and forms are removed, and we show you which.';

/** The site's own HTML above and below its pages. */
export function FramePart({ form }: { form: PartForm<'frame'> }) {
  const styles = useRowStyles();
  return (
    <div className={styles.form}>
      <SwitchIn form={form} name="showsHeader" label="Show the header" hint="Above the bar with logo and menu." />
      <HtmlIn form={form} name="header" label="Header" hint={WHAT_STAYS} nothing="No header." />
      <SwitchIn form={form} name="showsFooter" label="Show the footer" hint="Replaces company and contact." />
      <HtmlIn form={form} name="footer" label="Footer" hint={WHAT_STAYS} nothing="Company and contact." />
    </div>
  );
}

/** The notice that opens over the pages, and when. */
export function NoticePart({ form }: { form: PartForm<'notice'> }) {
  const styles = useRowStyles();
  const { popupFrom, popupTo, popupFrequency } = form.value;
  return (
    <div className={styles.form}>
      <HtmlIn form={form} name="popupAlert" label="Notice" hint={WHAT_STAYS} nothing="No notice." />
      <DayRangeField
        from={{
          label: 'First day',
          name: 'popupFrom',
          value: popupFrom,
          error: form.error('popupFrom'),
          hint: 'Leave empty to start at once.',
        }}
        to={{
          label: 'Last day',
          name: 'popupTo',
          value: popupTo,
          error: form.error('popupTo'),
          hint: 'Leave empty to show it until you remove it.',
        }}
        onChange={({ from, to }) => form.set({ popupFrom: from, popupTo: to })}
      />
      <Field label="Hours until it is shown again" hint="In the same browser." error={form.error('popupFrequency')}>
        {(aria) => (
          <InputBox
            {...aria}
            size="large"
            name="popupFrequency"
            inputMode="numeric"
            maxLength={3}
            disabled={form.disabled}
            value={popupFrequency ? String(popupFrequency) : ''}
            onChange={(text) => form.set({ popupFrequency: Number(text.replace(/\D/g, '')) })}
          />
        )}
      </Field>
    </div>
  );
}

/** The company behind the site, for tickets, mails and invoices. */
export function CompanyPart({ form }: { form: PartForm<'company'> }) {
  const styles = useRowStyles();
  const { country } = useSite();
  const lawful = siteTaxes({ country });
  return (
    <div className={styles.form}>
      <TextIn form={form} name="companyName" label="Company" hint="As shown on tickets and emails." maxLength={120} />
      <TextIn form={form} name="legalName" label="Legal name" hint="Registered name, for invoices." maxLength={160} />
      {lawful.hasGstin ? (
        <div className={styles.pair}>
          <TextIn form={form} name="gstin" label="GSTIN" maxLength={20} spellCheck={false} />
          <Field label="State" error={form.error('state')}>
            {(aria) => (
              <SelectBox
                {...aria}
                size="large"
                name="state"
                disabled={form.disabled}
                value={form.value.state}
                onChange={(state) => form.set({ state })}
              >
                <option value="">Not specified</option>
                {Object.entries(gstStates)
                  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'))
                  .map(([code, name]) => (
                    <option key={code} value={code}>
                      {name} ({code})
                    </option>
                  ))}
              </SelectBox>
            )}
          </Field>
        </div>
      ) : (
        <div className={styles.pair}>
          <TextIn
            form={form}
            name="gstin"
            label={form.value.taxNumberName || lawful.companyNumber}
            hint="Your company’s number, for invoices."
            maxLength={20}
            spellCheck={false}
          />
          <TextIn
            form={form}
            name="taxNumberName"
            label="Name of this number"
            hint={`Used wherever the number is needed. Empty: ${lawful.companyNumber}.`}
            maxLength={24}
          />
        </div>
      )}
      <div className={styles.pair}>
        <TextIn form={form} name="adminContact" label="Telephone" type="tel" maxLength={40} />
        <TextIn form={form} name="adminEmail" label="Email" type="email" maxLength={254} />
      </div>
      <TextIn form={form} name="address" label="Address" maxLength={240} />
    </div>
  );
}

/** Who gets in. */
export function AccessPart({ form }: { form: PartForm<'access'> }) {
  const styles = useRowStyles();
  return (
    <div className={styles.form}>
      <SwitchIn
        form={form}
        name="lockMode"
        label="Members only"
        hint="Visitors only see the login and the public documents."
      />
      <SwitchIn
        form={form}
        name="isSecondFactorRequired"
        label="Staff need a second factor"
        hint="Staff without one, including you, are asked to set it up with their next click."
      />
      <Field
        label="Who can open an account"
        hint={
          form.value.signUp === 'closed'
            ? 'The sign-in page does not offer accounts. You add customers and agents under Customers.'
            : form.value.signUp === 'approval'
              ? 'New accounts cannot order, and on a members-only site cannot see fares, until staff approve them.'
              : undefined
        }
        error={form.error('signUp')}
      >
        {(aria) => (
          <SelectBox
            {...aria}
            size="large"
            name="signUp"
            disabled={form.disabled}
            value={form.value.signUp}
            onChange={(signUp) => form.set({ signUp: signUp as SignUp })}
          >
            {signUps.map((one) => (
              <option key={one} value={one}>
                {signUpLabels[one]}
              </option>
            ))}
          </SelectBox>
        )}
      </Field>
      {form.value.signUp === 'open' && (
        <SwitchIn
          form={form}
          name="areAgentsApproved"
          label="Agents need approval"
          hint="New agents can sign in but cannot order until staff approve them. If you switch this off, agents already waiting still need approval."
        />
      )}
    </div>
  );
}

/** What the site sells, of what the platform has granted. */
export function ModulesPart({ form }: { form: PartForm<'modules'> }) {
  const styles = useRowStyles();
  const { modules } = form.value;
  const granted = form.settings.grantedModules;
  const error = form.error('modules');
  return (
    <fieldset className={styles.group} aria-label="Modules">
      {granted.map((module) => (
        <Checkbox
          key={module}
          label={moduleLabels[module]}
          disabled={form.disabled}
          checked={modules.includes(module)}
          onChange={(on) =>
            form.set({ modules: granted.filter((one) => (one === module ? on : modules.includes(one))) })
          }
        />
      ))}
      {error && (
        <p role="alert" className={styles.alert}>
          {error}
        </p>
      )}
      <p className={styles.hint}>Only modules enabled by the platform are listed.</p>
    </fieldset>
  );
}

/** How trips are run. */
export function TripsPart({ form }: { form: PartForm<'trips'> }) {
  const styles = useRowStyles();
  return (
    <div className={styles.form}>
      <Field
        label="Pickup after landing, minutes"
        hint="For pickups that follow a flight in a quotation. Saved pickups move with the next change of their quotation."
        error={form.error('pickupAfterLanding')}
      >
        {(aria) => (
          <InputBox
            {...aria}
            size="large"
            name="pickupAfterLanding"
            inputMode="numeric"
            maxLength={3}
            disabled={form.disabled}
            value={String(form.value.pickupAfterLanding)}
            onChange={(text) => form.set({ pickupAfterLanding: Number(text.replace(/\D/g, '')) })}
          />
        )}
      </Field>
    </div>
  );
}

/** Where pages lead out of the app. */
export function LinksPart({ form }: { form: PartForm<'links'> }) {
  const styles = useRowStyles();
  return (
    <div className={styles.form}>
      <TextIn
        form={form}
        name="coreUrl"
        label="Core site"
        hint="Where the logo links to. https only; empty: the flight search."
        placeholder="https://"
        inputMode="url"
        maxLength={500}
      />
      <TextIn
        form={form}
        name="crmUrl"
        label="CRM"
        hint="Where CRM in the menu links to. https only; empty: the enquiries here."
        placeholder="https://"
        inputMode="url"
        maxLength={500}
      />
    </div>
  );
}
