import { stripVTControlCharacters } from 'node:util';
import { NotSandboxed } from './probe.ts';
import { howToAllowUserNamespaces } from './user-namespaces.ts';

/** Why a browser cannot be used, as a sentence goes on behind its path; and what to do about it, in sentences. */
export type BrowserFailure = { reason: string; advice: string };

type Cause = {
  /** What a launcher or a browser says then. */
  sign: RegExp;
  /** `$1` stands for what the sign has captured. */
  reason: string;
  advice: string | (() => Promise<string>);
};

const WITHOUT_SANDBOX =
  'CAPTURE_SANDBOX=off does without the sandbox: a hostile page that breaks its renderer then has what this process has.';

/** The first that fits counts. */
const CAUSES: readonly Cause[] = [
  {
    sign: /No usable sandbox|move to new namespace/,
    reason: 'may make no user namespaces, which its sandbox needs',
    advice: async () => `${await howToAllowUserNamespaces()} ${WITHOUT_SANDBOX}`,
  },
  {
    sign: /setpriv is missing/,
    reason: 'cannot be given a user of its own, since the program setpriv is missing',
    advice: 'Install the package util-linux, or run the service as a user without privileges.',
  },
  {
    sign: /error while loading shared libraries: ([^\s:]+)/,
    reason: 'lacks the shared library $1',
    advice: 'Install the browser with the package manager of this system, which brings what it needs.',
  },
  {
    sign: /Permission denied|EACCES|ENOEXEC|ELF.*: not found|cannot execute binary file/,
    reason: 'cannot be executed',
    advice: 'Let it be a program that every user may reach and execute, on a file system that is not mounted noexec.',
  },
  {
    sign: /ICU data/,
    reason: 'cannot read the files beside it',
    advice: 'Let every user reach its folder: a service that runs as root gives each browser a user of its own.',
  },
];

const ANOTHER_BROWSER = 'Install chromium-headless-shell or Chromium, or name another browser with CAPTURE_BROWSER.';

/** What became of an attempt to start a browser and to open a page in it. */
export async function explainFailure(error: unknown): Promise<BrowserFailure> {
  if (error instanceof NotSandboxed) {
    const advice = `See whether it is a script that adds --no-sandbox or the like, and name the browser itself with CAPTURE_BROWSER. ${WITHOUT_SANDBOX}`;
    return { reason: `runs its pages ${error.message}, so without its sandbox`, advice };
  }
  const told = textOf(error);
  for (const { sign, reason, advice } of CAUSES) {
    const found = sign.exec(told);
    if (found === null) continue;
    return {
      reason: reason.replace('$1', found[1] ?? ''),
      advice: typeof advice === 'string' ? advice : await advice(),
    };
  }
  return {
    reason: isSilent(told) ? 'does not answer as Chromium does' : `did not open a page (${reasonOf(error)})`,
    advice: ANOTHER_BROWSER,
  };
}

/** What an error says in one line: its first is ours, and the last of those below it is the browser's own. */
export function reasonOf(error: unknown): string {
  const lines = textOf(error).split('\n');
  return (lines.at(-1) ?? '').trim().slice(0, 200);
}

/** Whether something was started that then ended, or never answered, without a word. */
const isSilent = (told: string): boolean => !told.includes('\n');

/** Without the colours of a terminal. */
function textOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error));
}
