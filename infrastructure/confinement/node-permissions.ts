/** The name that this Node has for its permission model; Node 20 had it as an experiment. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Flags for Node under which a program reads these folders and files and touches no other: it writes nothing, starts no
 * process, and loads no native module unless `addons` says so, which nothing then holds but the kernel. A second line behind the kernel's: it holds code that was led astray, and not
 * machine code that a broken engine runs.
 */
export function nodePermissions(
  readable: readonly string[],
  { threads, addons = false }: { threads: boolean; addons?: boolean },
): string[] {
  return [
    PERMISSION,
    ...readable.map(path => `--allow-fs-read=${path}`),
    ...(threads ? ['--allow-worker'] : []),
    ...(addons ? ['--allow-addons'] : []),
  ];
}
