/** How rows were written as differences from their neighbours: values of so many bits in each of so many columns. */
export interface RowsAsDifferences {
  columns: number;
  colours: number;
  bits: number;
}

/** Rows as they were before they were written as differences (PNG's ways, each row's own in its first byte). */
export function rowsAsTheyWere(packed: Buffer, { columns, colours, bits }: RowsAsDifferences): Buffer {
  const step = Math.max(1, Math.ceil((colours * bits) / 8));
  const width = Math.max(1, Math.ceil((columns * colours * bits) / 8));
  const rows = Math.ceil(packed.length / (width + 1));
  const out = Buffer.alloc(rows * width);
  for (let row = 0; row < rows; row++) {
    const [from, to] = [row * (width + 1), row * width];
    const way = packed[from]!;
    for (let at = 0; at < width; at++) {
      const left = at >= step ? out[to + at - step]! : 0;
      const above = row > 0 ? out[to - width + at]! : 0;
      const corner = row > 0 && at >= step ? out[to - width + at - step]! : 0;
      out[to + at] = (packed[from + 1 + at] ?? 0) + guess(way, left, above, corner);
    }
  }
  return out;
}

function guess(way: number, left: number, above: number, corner: number): number {
  if (way === 1) return left;
  if (way === 2) return above;
  if (way === 3) return Math.floor((left + above) / 2);
  if (way !== 4) return 0;
  const around = left + above - corner;
  const [toLeft, toAbove, toCorner] = [Math.abs(around - left), Math.abs(around - above), Math.abs(around - corner)];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
