import type { SitePart } from '#shared/site/parts/parts.ts';
import { BankPart } from './bank-part.tsx';
import { BrandingPart } from './branding-part.tsx';
import { SecretsPart } from './secrets-part.tsx';
import { SettingsPage } from './settings-page.tsx';
import { AccessPart, CompanyPart, FramePart, LinksPart, ModulesPart, NoticePart, TripsPart } from './simple-parts.tsx';
import { type Editor, formOf } from './use-settings.ts';

const parts: readonly SitePart[] = [
  'branding',
  'frame',
  'notice',
  'company',
  'access',
  'modules',
  'trips',
  'links',
  'bank',
  'secrets',
];

function fieldsOf(editor: Editor, disabled: boolean) {
  switch (editor.part) {
    case 'frame':
      return <FramePart form={formOf<'frame'>(editor, disabled)} />;
    case 'notice':
      return <NoticePart form={formOf<'notice'>(editor, disabled)} />;
    case 'company':
      return <CompanyPart form={formOf<'company'>(editor, disabled)} />;
    case 'access':
      return <AccessPart form={formOf<'access'>(editor, disabled)} />;
    case 'modules':
      return <ModulesPart form={formOf<'modules'>(editor, disabled)} />;
    case 'trips':
      return <TripsPart form={formOf<'trips'>(editor, disabled)} />;
    case 'links':
      return <LinksPart form={formOf<'links'>(editor, disabled)} />;
    case 'bank':
      return <BankPart form={formOf<'bank'>(editor, disabled)} />;
    case 'secrets':
      return <SecretsPart editor={editor} />;
    default:
      return <BrandingPart form={formOf<'branding'>(editor, disabled)} />;
  }
}

/** `/staff/setting/other-settings`: how the site looks, who it is, and what it does. */
export default function OtherSettingsPage() {
  return <SettingsPage heading="Other settings" parts={parts} fields={fieldsOf} />;
}
