import { mergeClasses } from '@fluentui/react-components';
import { contrast } from '#shared/contrast.ts';
import { LEAST_CONTRAST, TEXT_CONTRAST } from '#shared/site/parts/branding.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { brandRamp } from '#web/ui/theme/brand-ramp.ts';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { ColourPick } from './colour-pick.tsx';
import { PictureIn } from './picture-in.tsx';
import { TextIn } from './text-in.tsx';
import type { PartForm } from './use-settings.ts';

const BrandPreview = lazyPart(() => import('./brand-preview.tsx'));

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
const ratio = (colour: string): string => `${contrast(colour, '#ffffff').toFixed(1)}:1`;

/** What is to be said of a colour before it is saved. */
function wordsOn(colour: string): { error?: string; warning?: string } {
  if (!isColour(colour)) return {};
  const found = contrast(colour, '#ffffff');
  if (found < LEAST_CONTRAST)
    return { error: `${ratio(colour)} against white: it is hardly seen, and cannot be saved. Choose a darker one.` };
  if (found >= TEXT_CONTRAST) return {};
  return {
    warning: `White text is not read on it (${ratio(colour)}; it takes ${TEXT_CONTRAST}:1). Buttons and links wear ${brandRamp(colour)[80]} instead.`,
  };
}

/** Name, line, colour and marks, with the site in them beside the form. */
export function BrandingPart({ form }: { form: PartForm<'branding'> }) {
  const styles = useRowStyles();
  const { colour } = form.value;
  const words = wordsOn(colour);
  return (
    <div className={mergeClasses(styles.form, styles.beside)}>
      <div className={styles.form}>
        <TextIn form={form} name="siteName" label="Site’s name" maxLength={80} />
        <TextIn form={form} name="tagline" label="Line under the title" maxLength={160} />
        <Field
          label="Colour"
          hint="One colour makes the whole palette, in light and dark."
          error={form.error('colour') ?? words.error}
          warning={words.warning}
        >
          {(aria) => (
            <InputBox
              {...aria}
              size="large"
              name="colour"
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              disabled={form.disabled}
              value={colour}
              onChange={(text) => form.set({ colour: text.trim() })}
              contentBefore={
                <ColourPick
                  disabled={form.disabled}
                  value={isColour(colour) ? colour : '#000000'}
                  onChange={(text) => form.set({ colour: text })}
                />
              }
            />
          )}
        </Field>
        <PictureIn
          form={form}
          name="logoUrl"
          purpose="siteLogo"
          label="Logo"
          hint="Without one the name stands alone."
        />
        <PictureIn
          form={form}
          name="faviconImage"
          purpose="siteFavicon"
          label="Icon"
          hint="What stands in the browser’s tab."
        />
      </div>
      {isColour(colour) && <BrandPreview {...form.value} />}
    </div>
  );
}
