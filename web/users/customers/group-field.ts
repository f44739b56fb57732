/** What a filter's field of groups is told. */
export interface GroupField {
  value: string;
  onChange(value: string): void;
}

/** A field of groups, so far as they are known. */
export const groupField = (groups: readonly { id: string; groupName: string }[] = []) =>
  ({
    size: 'medium',
    all: 'Any or none',
    other: 'The present one',
    options: groups.map(({ id, groupName }) => [id, groupName] as const),
  }) as const;

export const markupGroupField = { label: 'Markup group', name: 'groupId' } as const;
