import { deflateRawSync } from 'node:zlib';

/** An archive of texts; `packed` are entries deflated already, said to be one byte long. */
export function zipOf(texts: Readonly<Record<string, string>>, packed: Readonly<Record<string, Buffer>> = {}): Buffer {
  const entries = [
    ...Object.entries(texts).map(([name, text]) => [name, deflateRawSync(Buffer.from(text)), text.length] as const),
    ...Object.entries(packed).map(([name, body]) => [name, body, 1] as const),
  ];
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, body, size] of entries) {
    const called = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(called.length, 26);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(body.length, 20);
    head.writeUInt32LE(size, 24);
    head.writeUInt16LE(called.length, 28);
    head.writeUInt32LE(at, 42);
    locals.push(local, called, body);
    directory.push(head, called);
    at += 30 + called.length + body.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}
