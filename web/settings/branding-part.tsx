import { mergeClasses } from '@fluentui/react-components';
import { contrast, TEXT_CONTRAST } from '#shared/contrast.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useRowStyles } from '#web/ui/form/part-styles.ts';
import { brandRamp } from '#web/ui/theme/brand-ramp.ts';
import { isLightBrand } from '#web/ui/theme/on-brand.ts';
import { Field } from '#web/ui/form/field.tsx';
import { InputBox } from '#web/ui/form/input-box.tsx';
import { ColourPick } from './colour-pick.tsx';
import { PictureIn } from './picture-in.tsx';
import { TextIn } from './text-in.tsx';
import type { PartForm } from './use-settings.ts';

const BrandPreview = lazyPart(() => import('./brand-preview.tsx'));

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
const ratio = (colour: string): string => `${contrast(colour, '#ffffff').toFixed(1)}:1`;

/** What becomes of a colour that is lighter than white text needs. */
function wordsOn(colour: string): string | undefined {
  if (!isColour(colour) || contrast(colour, '#ffffff') >= TEXT_CONTRAST) return undefined;
  const shade = brandRamp(colour)[80];
  return isLightBrand(colour)
    ? `A light colour (${ratio(colour)} against white): buttons use it with dark text. Links and small marks use ${shade}, which is readable on white.`
    : `White text needs ${TEXT_CONTRAST}:1 and has ${ratio(colour)} on it: buttons and links use ${shade}, a darker shade.`;
}

/** Name, line, colour and marks, with the site in them beside the form. */
export function BrandingPart({ form }: { form: PartForm<'branding'> }) {
  const styles = useRowStyles();
  const { colour } = form.value;
  return (
    <div className={mergeClasses(styles.form, styles.beside)}>
      <div className={styles.form}>
        <TextIn form={form} name="siteName" label="Site’s name" maxLength={80} />
        <TextIn form={form} name="tagline" label="Line under the title" maxLength={160} />
        <Field
          label="Colour"
          hint={wordsOn(colour) ?? 'One colour sets the whole palette, light and dark.'}
          error={form.error('colour')}
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
          hint="Without a logo the site’s name is shown. A wide logo replaces the name: it must be legible at a height of 28 pixels."
        />
        <PictureIn
          form={form}
          name="logoDarkUrl"
          purpose="siteLogo"
          label="Logo for dark mode"
          hint="Shown in dark mode. Without one, an SVG logo is lightened and a photo gets a white background."
        />
        <PictureIn
          form={form}
          name="faviconImage"
          purpose="siteFavicon"
          label="Icon"
          hint="Shown in the browser tab."
        />
      </div>
      {isColour(colour) && <BrandPreview {...form.value} />}
    </div>
  );
}
