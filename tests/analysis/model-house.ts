import type { AnalysisRequest } from '../../application/ports/analyser.ts';
import type { Log } from '../../application/ports/log.ts';
import { not } from '../../domain/guide/outcome.ts';
import type { Assessment } from '../../domain/inquiry/assessment.ts';
import type { PageSnapshot } from '../../domain/reading/page-snapshot.ts';
import { createModelAnalyser } from '../../infrastructure/analysis/model/model-analyser.ts';
import type { ModelAnswer } from '../../infrastructure/analysis/model/model-answer.ts';
import { createModelClient } from '../../infrastructure/analysis/model/model-client.ts';
import { CONTRARY } from '../../infrastructure/analysis/model/statements.ts';
import type { DocumentReader, DrawPage, PixelReader } from '../../infrastructure/analysis/parts.ts';
import { type ModelServer, type ModelStep, startModelServer } from '../support/model-server.ts';
import { gym, noDocuments, pixels } from './gym-request.ts';
import { inProcessReader } from './in-process-reader.ts';

/** The key that must never be seen anywhere but in the request's header. */
export const KEY = 'sk-never-to-be-logged';

/** What a model answers: nothing was found, unless told. */
export function reply(changes: Partial<ModelAnswer> = {}): ModelStep {
  return {
    say: JSON.stringify({
      values: [],
      conditions: [],
      acceptance: 'high',
      instructions_in_evidence: false,
      ...changes,
    }),
  };
}

type Outcome = ModelAnswer['conditions'][number]['outcome'];

/**
 * What a second reading answers that judges each statement it is asked about.
 * @param judge of a condition as it stands in the guide; controls and contraries follow from it
 */
export function secondReply(
  changes: Partial<ModelAnswer>,
  judge: (condition: string, isContrary: boolean) => Outcome,
  judgeControl: (holds: boolean) => Outcome = holds => (holds ? 'met' : 'not_met'),
): ModelStep {
  const outcomeOf = (text: string): Outcome => {
    const [, first, second] = /^The number (\d+) is greater than the number (\d+)\.$/.exec(text) ?? [];
    if (first !== undefined) return judgeControl(Number(first) > Number(second));
    return text.startsWith(CONTRARY) ? not(judge(text.slice(CONTRARY.length), true)) : judge(text, false);
  };
  return {
    sayTo(system) {
      const listed = system.split('The statements to decide:\n')[1] ?? '';
      const conditions = [...listed.matchAll(/^(\d+)\. (.*)$/gm)].map(([, number, text = '']) => {
        return { number: Number(number), outcome: outcomeOf(text), rests_on: [] };
      });
      return (reply({ ...changes, conditions }) as { say: string }).say;
    },
  };
}

type ShownPair = { number: number; label: string; value: string };

/** A second reading that says which of the pairs that it is shown are the field's. */
export function naming(
  isNamed: (pair: ShownPair) => boolean,
  { field = 'membership_status', ...changes }: Partial<ModelAnswer> & { field?: string } = {},
): ModelStep {
  return {
    sayTo(_, user) {
      const pairs = [...user.matchAll(/number="(\d+)">\nlabel: (.*)\nvalue: (.*)\n/g)];
      const values = pairs.flatMap(([, number, label = '', value = '']): ModelAnswer['values'] =>
        isNamed({ number: Number(number), label, value }) ? [{ field, evidence: Number(number), value, label }] : [],
      );
      return (reply({ values, ...changes }) as { say: string }).say;
    },
  };
}

/** A value that a model proposes for the first piece of evidence. */
export function proposal(field: string, value: string, label: string | null = null): ModelAnswer['values'][number] {
  return { field, evidence: 1, value, label };
}

/** The gym's page with other words: each text that is named is replaced. */
export function gymSaying(words: Record<string, string>): Partial<PageSnapshot> {
  return { runs: gym.snapshot.runs.map(run => ({ ...run, text: words[run.text] ?? run.text })) };
}

/** A model analyser before a scripted server. */
export type ModelHouse = {
  server: ModelServer;
  /** Everything that was logged, as JSON. */
  logged: string[];
  analyse(request: AnalysisRequest, signal?: AbortSignal): Promise<Assessment>;
};

type Options = { script: ModelStep[]; timeoutMs?: number; seen?: PixelReader; read?: DocumentReader; draw?: DrawPage };

/** Draws nothing. */
export const drawsNothing: DrawPage = async () => null;

const open: ModelServer[] = [];

export async function modelHouse({
  script,
  timeoutMs = 10_000,
  seen,
  read,
  draw = drawsNothing,
}: Options): Promise<ModelHouse> {
  const server = await startModelServer(...script);
  open.push(server);
  const logged: string[] = [];
  const keep = (message: string, fields?: unknown) => void logged.push(JSON.stringify([message, fields]));
  const log: Log = { info: keep, warn: keep, error: keep };
  const client = createModelClient({ url: server.url, model: 'qwen-vl', key: KEY, timeoutMs });
  const analyser = createModelAnalyser({
    reader: inProcessReader(read ?? noDocuments, seen ?? pixels('agree')),
    log,
    client,
    draw,
  });
  return {
    server,
    logged,
    analyse: (request, signal = new AbortController().signal) => analyser.analyse(request, signal),
  };
}

/** Closes every server that was started. */
export async function closeModelServers(): Promise<void> {
  await Promise.all(open.splice(0).map(server => server.close()));
}
