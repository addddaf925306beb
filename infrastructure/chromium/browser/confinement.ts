/** What `/proc/<pid>/status` says of a process, see proc_pid_status(5). */
type Status = ReadonlyMap<string, string>;

/** Mode of `Seccomp` in which system calls are filtered. */
const FILTERED = '2';

/**
 * What a renderer lacks to be sandboxed, compared with the browser that has started it; null when nothing is missing.
 * A container, a service manager or a wrapper confines both alike: only what the renderer has beyond its browser is
 * Chromium's own sandbox.
 * @param rendererStatus the `/proc/<pid>/status` of the renderer
 * @param browserStatus the same of the browser's main process
 */
export function missingConfinement(rendererStatus: string, browserStatus: string): string | null {
  const [renderer, browser] = [parse(rendererStatus), parse(browserStatus)];
  if (!hasFilterOfItsOwn(renderer, browser)) return 'without a system call filter of its own';
  if (namespaceDepth(renderer) <= namespaceDepth(browser)) return 'among all processes of this machine';
  if (renderer.get('NoNewPrivs') !== '1') return 'free to gain privileges';
  if (renderer.get('Uid')?.split('\t')[0] === '0') return 'as root';
  return null;
}

function parse(status: string): Status {
  return new Map(
    status.split('\n').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
}

/** Kernels before 5.9 do not count filters: there any filter has to do, and the namespaces tell the rest. */
function hasFilterOfItsOwn(renderer: Status, browser: Status): boolean {
  if (renderer.get('Seccomp') !== FILTERED) return false;
  const [own, inherited] = [renderer, browser].map(status => status.get('Seccomp_filters'));
  return own === undefined || inherited === undefined || Number(own) > Number(inherited);
}

/** How many process namespaces a process stands in: it has an id in each. */
const namespaceDepth = (status: Status): number => status.get('NSpid')?.split('\t').length ?? 0;
