import type { UploadPurpose } from '#shared/files/purposes.ts';
import { ImageField } from '#web/ui/form/image-field.tsx';
import type { PartForm } from './use-settings.ts';

interface Props {
  form: PartForm<'branding'>;
  name: 'logoUrl' | 'logoDarkUrl' | 'faviconImage';
  purpose: UploadPurpose;
  label: string;
  hint: string;
}

/** A picture of the site's brand: sent when it is chosen, in force when the part is saved. */
export function PictureIn({ form, name, purpose, label, hint }: Props) {
  const url = form.value[name];
  return (
    <fieldset disabled={form.disabled} style={{ margin: 0, padding: 0, border: 'none', minWidth: 0 }}>
      <ImageField
        label={label}
        purpose={purpose}
        url={url}
        hint={hint}
        error={form.error(name)}
        onSent={(file) => {
          form.sent(file.uploadId);
          form.set({ [name]: file.url });
        }}
        onRemove={() => form.set({ [name]: '' })}
      />
    </fieldset>
  );
}
