/**
 * Takes of a row, as it was read, what is its own and not what the table keeps beside it (keys, places in lists, cards):
 * what its card and its next version are made of. A field that is missing in `own`, or too many, does not compile; one
 * that a row does not have is left out.
 */
export function ownFields<Row extends object>(own: Readonly<Record<keyof Row, true>>): (row: Row) => Row {
  const names = Object.keys(own) as (keyof Row)[];
  return (row) =>
    Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]]))) as Row;
}
