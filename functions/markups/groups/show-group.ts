import { toPercent } from '#shared/markups/fields.ts';
import type { GroupShown } from '#shared/markups/group-shown.ts';
import type { MarkupGroup } from '#shared/markups/model.ts';
import type { MarkupBook } from '../model.ts';
import { rulesIn } from '../rules/rank-rules.ts';

/** The default first, then by name. */
export const inOrder = (groups: readonly MarkupGroup[]): MarkupGroup[] =>
  groups.toSorted(
    (one, other) =>
      Number(other.isDefault) - Number(one.isDefault) || one.groupName.localeCompare(other.groupName, 'en'),
  );

/** A group as its editor shows it. */
export const showGroup = (
  book: MarkupBook,
  { id, groupName, isDefault, commissionShare, version = 0 }: MarkupGroup,
): GroupShown => ({
  id,
  groupName,
  isDefault,
  commissionShare: toPercent(commissionShare),
  rules: rulesIn(book).filter(({ rule }) => rule.groupId === id).length,
  version,
});

/** A group in words: `Gold agents, 80 % of the commission`. */
export const groupWords = ({ groupName, commissionShare }: MarkupGroup): string =>
  `${groupName}, ${toPercent(commissionShare)} % of the commission`;
