import { toldBrowsersSettings } from '../../infrastructure/settings/browsers-config.ts';
import { toldServiceSettings } from '../../infrastructure/settings/config.ts';

const SECTION = /^## Settings$[\s\S]*?(?=^## )/m;
const TABLE = /^\|.*\n(?:\|.*\n)*/m;

/** The table of all settings in Markdown; one that the service and `affiant browsers` both read stands in it once. */
function settingsTable(): string {
  const rows = new Map<string, { names: Set<string>; standard: string; meaning: string }>();
  for (const { name, row } of [...Object.values(toldServiceSettings()).flat(), ...toldBrowsersSettings()]) {
    const { of, ...cells } = row;
    const known = rows.get(of);
    if (known === undefined) rows.set(of, { names: new Set([name]), ...cells });
    else known.names.add(name);
  }
  const lines = [...rows.values()].map(({ names, standard, meaning }) => {
    return `| ${[...names].map(name => `\`${name}\``).join(', ')} | ${standard} | ${meaning} |\n`;
  });
  return ['| variable | default | meaning |\n', '| --- | --- | --- |\n', ...lines].join('');
}

/** README.md with the table of its section about settings made anew. @throws Error when there is no such table */
export function withSettingsTable(readme: string): string {
  const section = SECTION.exec(readme)?.[0] ?? '';
  if (!TABLE.test(section)) throw new Error('README.md has no section "## Settings" with a table');
  return readme.replace(section, () => section.replace(TABLE, settingsTable));
}
