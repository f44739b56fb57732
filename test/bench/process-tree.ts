import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process and all it started, by their ids. Linux only: empty where there is no /proc. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of read(`/proc/${root}/stat`) ? readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)) : []) {
    // The command's name stands in brackets and may hold anything.
    const parent = Number(read(`/proc/${name}/stat`).split(') ').at(-1)!.split(' ')[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const withChildren = (pid: number): number[] => [pid, ...(children.get(pid) ?? []).flatMap(withChildren)];
  return read(`/proc/${root}/stat`) ? withChildren(root) : [];
}

/**
 * Resident memory of a process and all it started, by name and together, MB (10^6). Pages they share are counted for
 * each.
 */
export function memoryOf(root: number): { together: number; each: string } {
  const sizes = processTree(root).map((pid) => ({
    name: read(`/proc/${pid}/comm`).trim(),
    size: (Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * 1024) / 1e6,
  }));
  return {
    together: sizes.reduce((sum, { size }) => sum + size, 0),
    each: sizes
      .filter(({ size }) => size)
      .map(({ name, size }) => `${name} ${size.toFixed(0)}`)
      .join(', '),
  };
}
