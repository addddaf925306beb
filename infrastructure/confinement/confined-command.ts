import { execFile } from 'node:child_process';

/** A program with its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** What a process that touches a stranger's bytes may do. */
export type Confinement = {
  /** User that it becomes, without any capability; null: this process's own. */
  uid: number | null;
  /** Whether it may reach any network. */
  network: boolean;
  /**
   * It starts as root, with nothing but the rights to read any file and to change its user, and becomes the user by
   * itself: once it has read its program, which may lie where that user can't look.
   */
  becomesItself?: boolean;
  /** Private memory that it may write to in MB (RLIMIT_DATA), processor time in seconds, files it may have open. */
  dataMb?: number;
  cpuSeconds?: number;
  openFiles?: number;
};

const WITHOUT_DUMP = ['prlimit', '--core=0'];
const WITHOUT_GAIN = ['setpriv', '--no-new-privs', '--inh-caps=-all'];
/** By root, and by whoever may make a user namespace: which also keeps the process from looking into others. */
const WITHOUT_NETWORK = [
  ['unshare', '--net'],
  ['unshare', '--user', '--map-current-user', '--net'],
];

const PROBE_LIMIT_MS = 5000;
const known = new Map<string, Promise<boolean>>();

/** Whether this machine lets us start something behind these words; asked once. */
function works(words: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = [...words, 'true'];
  const asked = words.join(' ');
  const answer =
    known.get(asked) ??
    new Promise<boolean>(resolve => {
      execFile(program, args, { env: {}, timeout: PROBE_LIMIT_MS }, error => resolve(error === null));
    });
  known.set(asked, answer);
  return answer;
}

async function firstThatWorks(ways: readonly (readonly string[])[]): Promise<readonly string[]> {
  for (const way of ways) if (await works(way)) return way;
  return [];
}

function limitsOf({ dataMb, cpuSeconds, openFiles }: Confinement): string[] {
  return [
    ...(dataMb === undefined ? [] : [`--data=${dataMb * 1_000_000}`]),
    ...(cpuSeconds === undefined ? [] : [`--cpu=${cpuSeconds}`]),
    ...(openFiles === undefined ? [] : [`--nofile=${openFiles}`]),
  ];
}

/**
 * The command that runs another one confined, as far as this machine has the means (util-linux, and namespaces of the
 * kernel): what can't be had is left out. Whoever starts it gives it an empty environment. Each of the programs before
 * becomes the next, so that the process that is started is the confined one, and it is killed when its parent ends.
 */
export async function confinedCommand(command: Command, confinement: Confinement): Promise<Command> {
  const { uid, network } = confinement;
  const [limits, namespaces, privileges] = await Promise.all([
    firstThatWorks([WITHOUT_DUMP]),
    network ? [] : firstThatWorks(WITHOUT_NETWORK),
    firstThatWorks([WITHOUT_GAIN]),
  ]);
  if (uid !== null && privileges.length === 0) throw new Error('setpriv is missing: install util-linux');
  const { becomesItself = false } = confinement;
  const user = uid === null || becomesItself ? [] : [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups'];
  const kept = becomesItself && uid !== null ? ',+dac_read_search,+setuid,+setgid' : '';
  const isRoot = process.getuid?.() === 0;
  const words = [
    ...(limits.length === 0 ? [] : [...limits, ...limitsOf(confinement)]),
    ...namespaces,
    ...(privileges.length === 0
      ? []
      : [...privileges, ...user, ...(isRoot ? [`--bounding-set=-all${kept}`] : []), '--pdeathsig=KILL', '--']),
    ...command,
  ];
  const [program = command[0], ...args] = words;
  return [program, ...args];
}

/** What this machine lacks to confine a process as it should be, as words for an operator. */
export async function missingConfinement(): Promise<string[]> {
  const [limits, namespaces, privileges] = await Promise.all(
    [[WITHOUT_DUMP], WITHOUT_NETWORK, [WITHOUT_GAIN]].map(firstThatWorks),
  );
  return [
    ...(limits?.length === 0 ? ['limits of the kernel (prlimit of util-linux)'] : []),
    ...(namespaces?.length === 0 ? ['a network namespace (unshare of util-linux, and user namespaces)'] : []),
    ...(privileges?.length === 0 ? ['the loss of privileges (setpriv of util-linux)'] : []),
  ];
}
