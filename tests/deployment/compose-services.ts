/** Blocks of lines below the keys of one level of indentation, in a YAML file in block style. */
function blocksOf(lines: readonly string[], indent: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let block: string[] | undefined;
  for (const line of lines) {
    const key = line.startsWith(indent) && /^([\w-]+):(.*)$/.exec(line.slice(indent.length));
    if (key) {
      block = [key[2]?.trim() ?? ''];
      blocks.set(key[1] ?? '', block);
    } else if (line.trim() !== '' && !line.trim().startsWith('#')) block?.push(line);
  }
  return blocks;
}

/** What a compose file says of one service: lines below each key, with the key's own value first. */
export type ComposeService = ReadonlyMap<string, readonly string[]>;

/**
 * Reads the parts of a compose file that the tests look at, without a YAML parser: block style, two spaces of
 * indentation, and `<<: *anchor` for services whose anchor stands at the top level.
 */
export function readCompose(text: string): { services: Map<string, ComposeService>; volumes: string[] } {
  const top = blocksOf(text.split('\n'), '');
  const anchors = new Map<string, ComposeService>();
  for (const lines of top.values()) {
    const anchor = /^&([\w-]+)$/.exec(lines[0] ?? '')?.[1];
    if (anchor !== undefined) anchors.set(anchor, blocksOf(lines.slice(1), '  '));
  }
  const services = new Map<string, ComposeService>();
  for (const [name, lines] of blocksOf(top.get('services') ?? [], '  ')) {
    const merged = /^ {4}<<: \*([\w-]+)$/m.exec(lines.join('\n'))?.[1];
    services.set(name, new Map([...(anchors.get(merged ?? '') ?? []), ...blocksOf(lines, '    ')]));
  }
  return { services, volumes: [...blocksOf(top.get('volumes') ?? [], '  ').keys()] };
}
