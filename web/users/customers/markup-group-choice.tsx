import { getLeGroupsForWl } from '#shared/markups/get-le-groups-for-wl.ts';
import { useCall } from '#web/api/use-call.ts';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { type GroupField, groupField, markupGroupField } from './group-field.ts';

/** The site's markup groups to choose from: with their call only where somebody may see them. */
export default function MarkupGroupChoice(field: GroupField) {
  const { data } = useCall(getLeGroupsForWl, {}, { quiet: true });
  return <ChoiceField {...field} {...markupGroupField} {...groupField(data?.groups)} />;
}
