import { type Command, UsageError, word } from '../command.ts';

/** What can be called, as far as completing it goes: its name of one word or two, and its options. */
export type Completed = { name: string; summary: string; options: readonly string[] };

const SHELLS = ['bash', 'zsh'] as const;

/** Names of two words by their first one; a name of one word has none behind it. */
function byFirstWord(commands: readonly Completed[]): Map<string, Completed[]> {
  const groups = new Map<string, Completed[]>();
  for (const command of commands) {
    const [first = ''] = command.name.split(' ');
    groups.set(first, [...(groups.get(first) ?? []), command]);
  }
  return groups;
}

const secondWord = ({ name }: Completed): string | undefined => name.split(' ')[1];

function bash(commands: readonly Completed[]): string {
  const groups = [...byFirstWord(commands)];
  const seconds = groups
    .map(([first, group]) => [first, group.flatMap(({ name }) => name.split(' ').slice(1))] as const)
    .filter(([, group]) => group.length > 0)
    .map(([first, group]) => `      ${first}) choices="${group.join(' ')}" ;;`);
  const options = commands.map(({ name, options }) => `      "${name}"|"${name} "*) choices="${options.join(' ')}" ;;`);
  return `# bash completion of affiant: source <(affiant completion bash)
_affiant() {
  local choices="" current="\${COMP_WORDS[COMP_CWORD]}" first="\${COMP_WORDS[1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    choices="${groups.map(([first]) => first).join(' ')} help --help --version"
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "$first" in
${seconds.join('\n')}
    esac
  fi
  if [ -z "$choices" ]; then
    case "$first \${COMP_WORDS[2]}" in
${options.join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$choices" -- "$current"))
  # What is no option may be a file.
  if [ -z "$choices" ] || [ "\${#COMPREPLY[@]}" -eq 0 ]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -F _affiant affiant
`;
}

/** For a single-quoted word of zsh. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function zsh(commands: readonly Completed[]): string {
  const groups = [...byFirstWord(commands)];
  const described = (name: string, summary: string) => quoted(`${name.replaceAll(':', '\\:')}:${summary}`);
  const firsts = groups.map(([first, group]) => {
    const told = group.length === 1 ? (group[0]?.summary ?? '') : group.map(secondWord).join(', ');
    return described(first, told);
  });
  const seconds = groups
    .filter(([, group]) => group.some(each => secondWord(each) !== undefined))
    .map(([first, group]) => {
      const named = group.map(each => described(secondWord(each) ?? '', each.summary));
      return `      ${first}) choices=(${named.join(' ')}); _describe command choices; return ;;`;
    });
  const options = commands.map(({ name, options }) => {
    return `    ${quoted(name)}|${quoted(`${name} `)}*) compadd -- ${options.join(' ')} ;;`;
  });
  return `#compdef affiant
# zsh completion of affiant: source <(affiant completion zsh) behind compinit, or a file _affiant in a folder of $fpath
_affiant() {
  local -a choices
  if (( CURRENT == 2 )); then
    choices=(${firsts.join(' ')} 'help:Tell what there is, or how a command is called')
    _describe command choices
    return
  fi
  if (( CURRENT == 3 )); then
    case "$words[2]" in
${seconds.join('\n')}
    esac
  fi
  case "$words[2] $words[3]" in
${options.join('\n')}
  esac
  _files
}
# As a file it is read at the first completion, which is to be answered at once.
if [ "$funcstack[1]" = _affiant ]; then _affiant "$@"; else compdef _affiant affiant; fi
`;
}

/** Prints what makes a shell complete these commands. @param commands asked for when the command runs: it is one of them */
export function completionOf(commands: () => readonly Completed[]): Command {
  return {
    name: 'completion',
    summary: 'Print what makes a shell complete commands and options',
    usage: SHELLS.join('|'),
    options: {},
    required: [],
    words: [{ name: `the shell (${SHELLS.join(' or ')})` }],
    async runAlone(input) {
      const shell = word(input, 0, 'the shell');
      if (shell !== 'bash' && shell !== 'zsh') throw new UsageError(`the shell must be ${SHELLS.join(' or ')}`);
      const script = shell === 'bash' ? bash(commands()) : zsh(commands());
      return { json: { shell, script }, text: script.trimEnd() };
    },
  };
}
