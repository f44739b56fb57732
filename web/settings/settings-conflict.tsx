import type { SitePart } from '#shared/site/parts/parts.ts';
import { fieldLabel, valueText } from '#shared/site/setting-labels.ts';
import { BothSides } from '#web/ui/edit/both-sides.tsx';
import { changedFields } from '#web/ui/edit/on-top.ts';
import { wordsIn } from './words-in.ts';
import type { Editor } from './use-settings.ts';

/** Characters of a value as a dialog shows it. */
const LONGEST = 160;

/** Both sides of a part that somebody else saved first. */
export default function SettingsConflict({ editor: { edit, part } }: { editor: Editor }) {
  if (!edit.conflict) return null;
  const { was, mine, now } = edit.conflict;
  const lines = (fields: Readonly<Record<string, unknown>>) =>
    changedFields(was?.value ?? {}, fields).map((field) => `${fieldLabel(field)}: ${said(part, field, fields[field])}`);
  return <BothSides edit={edit} by={now.changedBy || undefined} theirs={lines(now.value)} mine={lines(mine)} />;
}

/** A value in a few words; a secret never. */
function said(part: SitePart, field: string, value: unknown): string {
  if (part === 'secrets') return 'a new secret';
  if (value === true) return 'on';
  if (value === false) return 'off';
  const text = Array.isArray(value) && field === 'modules' ? valueText(field, value.join(', ')) : wordsIn(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || 'nothing';
}
