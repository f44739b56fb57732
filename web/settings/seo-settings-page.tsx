import type { SitePart } from '#shared/site/parts/parts.ts';
import { PoliciesPart, SeoPart, TagsPart } from './public-parts.tsx';
import { SettingsPage } from './settings-page.tsx';
import { type Editor, formOf } from './use-settings.ts';

const parts: readonly SitePart[] = ['seo', 'tags', 'policies'];

function fieldsOf(editor: Editor, disabled: boolean) {
  switch (editor.part) {
    case 'tags':
      return <TagsPart form={formOf<'tags'>(editor, disabled)} />;
    case 'policies':
      return <PoliciesPart form={formOf<'policies'>(editor, disabled)} />;
    default:
      return <SeoPart form={formOf<'seo'>(editor, disabled)} />;
  }
}

/** `/staff/setting/seo-settings`: what the public pages say, and what runs on them. */
export default function SeoSettingsPage() {
  return <SettingsPage heading="SEO" parts={parts} fields={fieldsOf} />;
}
