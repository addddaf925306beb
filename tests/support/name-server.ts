import { createSocket } from 'node:dgram';

/** What a name server says: addresses, an error (RFC 1035, 4.1.1: 2 = failure, 3 = no such name), or nothing at all. */
export type Records = { A?: string[]; AAAA?: string[] } | { error: number } | 'silence';

export type NameServer = { server: string; questions: string[]; close: () => Promise<void> };

const TYPES = new Map<number, 'A' | 'AAAA'>([
  [1, 'A'],
  [28, 'AAAA'],
]);

/** A DNS server on a free loopback port, unless told where, that knows what `records` says of a name. */
export async function startNameServer(
  records: (name: string, type: 'A' | 'AAAA') => Records,
  at = { address: '127.0.0.1', port: 0 },
): Promise<NameServer> {
  const socket = createSocket('udp4');
  const questions: string[] = [];
  socket.on('message', (query, sender) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const question = query.subarray(12, at + 5);
    const type = TYPES.get(query.readUInt16BE(at + 1)) ?? 'A';
    questions.push(`${type} ${labels.join('.')}`);
    const known = records(labels.join('.'), type);
    if (known === 'silence') return;
    const found = 'error' in known ? [] : (known[type] ?? []);
    const header = Buffer.alloc(12);
    header.writeUInt16BE(query.readUInt16BE(0), 0);
    header.writeUInt16BE(0x8180 | ('error' in known ? known.error : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(found.length, 6);
    const answers = found.map(address => {
      const data = type === 'A' ? ipv4Bytes(address) : ipv6Bytes(address);
      const head = Buffer.from([0xc0, 12, 0, type === 'A' ? 1 : 28, 0, 1, 0, 0, 0, 60, 0, data.length]);
      return Buffer.concat([head, data]);
    });
    socket.send(Buffer.concat([header, question, ...answers]), sender.port, sender.address);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(at.port, at.address, resolve);
  });
  return {
    server: `${at.address}:${socket.address().port}`,
    questions,
    close: () => new Promise(resolve => socket.close(() => resolve())),
  };
}

const ipv4Bytes = (address: string): Buffer => Buffer.from(address.split('.').map(Number));

/** Of an address with at most one `::`. */
function ipv6Bytes(address: string): Buffer {
  const [front = '', back = ''] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const zeros = Array<string>(8 - groups(front).length - groups(back).length).fill('0');
  const all = [...groups(front), ...zeros, ...groups(back)];
  return Buffer.from(all.map(group => group.padStart(4, '0')).join(''), 'hex');
}
