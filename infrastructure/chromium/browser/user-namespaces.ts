import { readFile } from 'node:fs/promises';

/** Kernel settings that forbid user namespaces to a process without privileges, and the value that allows them. */
const SYSCTLS = [
  { name: 'user.max_user_namespaces', forbidding: '0', allowing: '10000' },
  { name: 'kernel.unprivileged_userns_clone', forbidding: '0', allowing: '1' },
  { name: 'kernel.apparmor_restrict_unprivileged_userns', forbidding: '1', allowing: '0' },
];

/** How to allow the user namespaces that Chromium's sandbox is made of where this process runs, in a sentence. */
export async function howToAllowUserNamespaces(): Promise<string> {
  const ways: string[] = [];
  if (/^Seccomp:\s+2$/m.test(await textOf('/proc/self/status'))) {
    ways.push('start the container with --security-opt seccomp=deploy/capture-seccomp.json (a file of the checkout)');
  }
  for (const { name, forbidding, allowing } of SYSCTLS) {
    const value = await textOf(`/proc/sys/${name.replaceAll('.', '/')}`);
    if (value.trim() === forbidding) ways.push(`say \`sysctl -w ${name}=${allowing}\` on the host`);
  }
  return ways.length === 0 ? 'Allow user namespaces on this machine.' : `To allow them ${ways.join(', and ')}.`;
}

/** Nothing where the kernel has no such file. */
const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
