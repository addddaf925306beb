import { toldBrowsersSettings } from '../../infrastructure/settings/browsers-config.ts';
import { toldServiceSettings } from '../../infrastructure/settings/config.ts';

type Line = { name: string; help: string };

/** Writes settings a line each, with what they are for in one column for all groups. */
function writerOf(...groups: readonly Line[][]): (group: readonly Line[]) => string {
  const width = Math.max(...groups.flat().map(({ name }) => name.length));
  return group => group.map(({ name, help }) => `  ${name.padEnd(width)}  ${help}`).join('\n');
}

/** What `affiant serve --help` says. */
export function serveHelp(): string {
  const { service, model, engines } = toldServiceSettings();
  const linesOf = writerOf(service, model, engines);
  return `affiant serve [--role ROLES] [--supervised]

Run the service, or some of it: http, projector, processes, capture, separated by commas (all). With --supervised (npm
start has it) a process that dies is started again, after pauses that grow.
Settings come from the environment:
${linesOf(service)}
Models are asked when there are any: one that reads evidence too, and one that rewrites guides:
${linesOf(model)}
Engines are embedded in the data folder unless a service is named:
${linesOf(engines)}
`;
}

/** What `affiant browsers --help` says. */
export function browsersHelp(): string {
  const settings = toldBrowsersSettings();
  return `affiant browsers

Run remote browsers for services on other machines, whose role capture names this process with CAPTURE_BROWSERS. It
holds no secret but the token, and refuses to start where it is given a master key or an engine. It answers /healthz,
/readyz and /metrics at PORT.
Settings come from the environment:
${writerOf(settings)(settings)}
`;
}
