/**
 * What a row does not say of a record that stands, as it stands: a file that has no such column, or an empty cell in it,
 * takes nothing away. `fields`: those of the record that may be left out.
 */
export const leftAlone = <Row extends object>(
  values: Readonly<Record<string, unknown>>,
  before: Row | undefined,
  fields: readonly (keyof Row & string)[],
): Partial<Row> =>
  before
    ? (Object.fromEntries(
        fields.filter((field) => values[field] === undefined).map((field) => [field, before[field]]),
      ) as Partial<Row>)
    : {};
