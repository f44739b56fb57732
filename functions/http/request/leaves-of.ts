/** One value of a request that holds no others, at its dotted path. */
export interface Leaf {
  path: string;
  value: unknown;
}

/** All values of a request, in no particular order. Not by recursion: how deep it goes is the sender's choice. */
export function leavesOf(request: unknown): Leaf[] {
  const leaves: Leaf[] = [];
  const open: Leaf[] = [{ path: '', value: request }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (value !== null && typeof value === 'object')
      for (const [name, inner] of Object.entries(value))
        open.push({ path: path ? `${path}.${name}` : name, value: inner });
    else leaves.push(next);
  }
  return leaves;
}
