import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { giveBackUnprivilegedId, takeUnprivilegedId } from '../../confinement/unprivileged.ts';
import { withinTime } from '../deadline.ts';
import type { EgressProxy } from '../egress/proxy.ts';
import type { BrowserBinary } from './binary.ts';
import { browserFlags } from './flags.ts';
import { LAUNCHER, launcherEnvironment, removeGivenProfile } from './launcher.ts';
import { makePrivateFolder, type PrivateFolder } from './private-folder.ts';

export type LaunchOptions = {
  binary: BrowserBinary;
  sandbox: 'on' | 'off';
  startEgress(): Promise<EgressProxy>;
};

/** One running browser with all that belongs to it. */
export interface BrowserProcess {
  readonly browser: Browser;
  /** Commands to the browser as a whole. */
  readonly commands: CDPSession;
  readonly folder: PrivateFolder;
  /** User that the browser runs as, null for this process's own. */
  readonly uid: number | null;
  /** Ends the browser, its proxy and its folder; safe to call twice. */
  close(): Promise<void>;
}

const LAUNCH_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 5_000;

/** Starts a browser behind an egress proxy of its own, as a user of its own. Leaves nothing behind when it fails. */
export async function launchBrowser(options: LaunchOptions): Promise<BrowserProcess> {
  const undo: (() => Promise<unknown> | unknown)[] = [];
  const unwind = async () => {
    for (const step of undo.splice(0).reverse()) await Promise.resolve(step()).catch(() => undefined);
  };
  try {
    const uid = takeUnprivilegedId();
    undo.push(() => giveBackUnprivilegedId(uid));
    const folder = await makePrivateFolder(uid);
    undo.push(() => folder.remove());
    const egress = await options.startEgress();
    undo.push(() => egress.close());
    const browser = await chromium.launch({
      executablePath: LAUNCHER,
      chromiumSandbox: options.sandbox === 'on',
      artifactsDir: folder.artifacts,
      args: browserFlags({ proxyPort: egress.port, shell: options.binary.shell }),
      // Never this process's environment: it holds keys.
      env: {
        ...options.binary.environment,
        PATH: process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
        LANG: process.env.LANG ?? 'C.UTF-8',
        HOME: folder.home,
        TMPDIR: folder.home,
        ...launcherEnvironment(folder, options.binary.path, uid),
      },
      timeout: LAUNCH_TIMEOUT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const commands = await browser.newBrowserCDPSession();
    const pid = await browserPid(commands);
    undo.push(() => closeOrKill(browser, pid));
    await removeGivenProfile(folder);
    return { browser, commands, folder, uid, close: unwind };
  } catch (error) {
    await unwind();
    throw error;
  }
}

/** Ids of the browser's processes and what each is for. */
export async function browserProcesses(commands: CDPSession): Promise<{ id: number; type: string }[]> {
  const { processInfo } = await withinTime(5_000, 'the list of processes', commands.send('SystemInfo.getProcessInfo'));
  return processInfo;
}

async function browserPid(commands: CDPSession): Promise<number | undefined> {
  return (await browserProcesses(commands)).find(process => process.type === 'browser')?.id;
}

async function closeOrKill(browser: Browser, pid: number | undefined): Promise<void> {
  try {
    await withinTime(CLOSE_TIMEOUT_MS, 'the end of the browser', browser.close());
  } catch {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  }
}
